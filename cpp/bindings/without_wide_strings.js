// embind registers every type that it knows; what it takes to pass one that no binding uses is left
// out here.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: function () {},
});
