# Takes the address of the module out of the glue in GLUE: the engine hands the module over, and not
# every bundle has an address from which another could be made.
file(READ ${GLUE} glue)
string(REGEX REPLACE "new URL\\((\"[^\"]*\"|'[^']*'), *import\\.meta\\.url\\)\\.(toString\\(\\)|href)"
  "\\1" glue "${glue}")
file(WRITE ${GLUE} "${glue}")
