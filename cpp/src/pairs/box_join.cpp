#include "pairs/box_join.hpp"

namespace quadrille {

template void join_alone<SimdLanes, false>(const BoxListView&, const Corner&, PairBuffer&);
template void join_alone<SimdLanes, true>(const BoxListView&, const Corner&, PairBuffer&);
template void join_with<SimdLanes, false>(const BoxListView&, const BoxListView&, const Corner&,
                                          PairBuffer&);
template void join_with<SimdLanes, true>(const BoxListView&, const BoxListView&, const Corner&,
                                         PairBuffer&);

}  // namespace quadrille
