// The same for texts of any kind, where only numbers and tables cross.
mergeInto(LibraryManager.library, {
  _embind_register_std_string__deps: [],
  _embind_register_std_string: function () {},
});
