// embind's way for std::string, which nothing takes or gives where there is only the encoding.
mergeInto(LibraryManager.library, {
  _embind_register_std_string__deps: [],
  _embind_register_std_string: function () {},
});
