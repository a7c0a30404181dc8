import type { MeaningStrings } from '../strings.ts';

export const meanings: MeaningStrings = {
  references: '所有節點中的項目總數：存有副本時多於物件數。',
  tests: '逐對比較矩形的次數。清單很長時，相距較遠的物件會成群略過。',
  boxPairs: '包圍盒重疊的配對，隨後檢測形狀。',
  visited: '查詢走訪的節點。',
  tested: '包圍盒經過檢測的物件。',
  candidates: '樹為探測框給出的物件。',
  duplicates: '查詢在別的節點裡已找到的物件，其項目略過。',
  hits: '碰到探測框的物件。',
  time: '更新樹並找出所有碰撞對所需的時間：最近各影格的平均值，暫停時為多次重複的平均值，僅代表本機。',
  check: '不用樹，檢測每一對，數出樹漏掉或重複找到的配對。',
};
