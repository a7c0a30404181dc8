import { countingIn } from '../counting.ts';
import type { CompareStrings } from '../strings.ts';

const { number } = countingIn('zh-Hant');

export const compare: CompareStrings = {
  same: (pairs) => `各窗格找到的碰撞對相同：${pairs}`,
  differ: '各窗格找到的碰撞對不同',
  sameHits: (hits) => `探測框的命中相同：${hits}`,
  differentHits: '各窗格中探測框的命中不同',
  oneAlone: '請再選一種方法來比較',
  boxes:
    '這個場景的物件帶有形狀，窗格裡畫的卻是包圍盒：樹存放和比較的是包圍盒。只有兩個包圍盒重疊時，才檢測形狀。',
  /** In front of the numbers of levels. */
  level: '存放的層',
  methodsHeading: '各種方法怎麼做',
  methods: {
    parent: '物件存放在能完整裝下它的最小格子裡。',
    leaf: '每個不再分裂的格子，都存放觸及它的每個物件的副本。',
    loose: '格子放大到分界線之外，每個物件只存放在其中一個。',
    cover: '小的物件像「葉節點」那樣複製；大的物件存放在更高的節點，最多四個。',
    brute: '沒有樹：每個物件都與其他所有物件檢測。',
  },
  cover: {
    show: '並排顯示葉節點與覆蓋',
    explain: (objects) =>
      `葉節點方式把物件存放在它觸及的每個葉節點裡，大的物件因此被存放許多次。覆蓋方式把它放在更高的節點，最多四個，並與其下方的物件比較。此處有 ${number(objects)} 個物件：`,
    numbers: (name, references, nodes, tests) =>
      `${name}：參考 ${references}，節點 ${nodes}，配對檢測 ${tests}。`,
  },
  bruteForceRests: (limit) => `物件超過 ${limit} 個時不執行暴力法：太慢了，沒辦法觀看。`,
};
