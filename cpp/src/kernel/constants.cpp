#include "kernel/constants.hpp"

namespace posenc {

const SinCosConstants kSinCosConstants{{F64x2{-0x1.5555555555549p-3, -0x1.5555555555549p-3},
                                        F64x2{0x1.111111110f8a6p-7, 0x1.111111110f8a6p-7},
                                        F64x2{-0x1.a01a019c1619bp-13, -0x1.a01a019c1619bp-13},
                                        F64x2{0x1.71de357b1b980p-19, 0x1.71de357b1b980p-19},
                                        F64x2{-0x1.ae5e689e920aap-26, -0x1.ae5e689e920aap-26},
                                        F64x2{0x1.5d93a4458ae4cp-33, 0x1.5d93a4458ae4cp-33}},
                                       {F64x2{0x1.555555555554cp-5, 0x1.555555555554cp-5},
                                        F64x2{-0x1.6c16c16c1521fp-10, -0x1.6c16c16c1521fp-10},
                                        F64x2{0x1.a01a019cbf626p-16, 0x1.a01a019cbf626p-16},
                                        F64x2{-0x1.27e4f812b61b4p-22, -0x1.27e4f812b61b4p-22},
                                        F64x2{0x1.1ee9f1523a72ap-29, 0x1.1ee9f1523a72ap-29},
                                        F64x2{-0x1.8fb130c099872p-37, -0x1.8fb130c099872p-37}},
                                       F64x2{0x1.921fb00000000p-32, 0x1.921fb00000000p-32},
                                       F64x2{0x1.5110b4611a626p-54, 0x1.5110b4611a626p-54},
                                       F64x2{0x1.921fb54442d18p-64, 0x1.921fb54442d18p-64},
                                       F64x2{1.0, 1.0},
                                       F64x2{0.5, 0.5},
                                       F64x2{0x1p-32, 0x1p-32},
                                       F64x2{0x1p52, 0x1p52},
                                       U64x2{0xffffffffu, 0xffffffffu},
                                       U64x2{std::uint64_t{1} << 61, std::uint64_t{1} << 61}};

}  // namespace posenc
