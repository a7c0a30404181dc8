#include "pairs/box_join.hpp"

namespace quadrille {

template void join_alone<SimdLanes, false>(const MemberList&, const Corner&, PairSink&);
template void join_alone<SimdLanes, true>(const MemberList&, const Corner&, PairSink&);
template void join_with<SimdLanes, false>(const MemberList&, const MemberList&, const Corner&,
                                          PairSink&);
template void join_with<SimdLanes, true>(const MemberList&, const MemberList&, const Corner&,
                                         PairSink&);

}  // namespace quadrille
