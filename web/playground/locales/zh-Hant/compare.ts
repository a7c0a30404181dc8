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
  cover: {
    show: '比較覆蓋與葉節點',
    explain: (objects) =>
      `葉節點方式把物件存放在它觸及的每個葉節點裡，大的物件因此被存放許多次。覆蓋方式把它放在更高的節點，最多四個，並與其下方的物件比較。此處有 ${number(objects)} 個物件：`,
    numbers: (name, references, nodes, tests) =>
      `${name}：參考 ${references}，節點 ${nodes}，配對檢測 ${tests}。`,
  },
  bruteForceRests: (limit) => `物件超過 ${limit} 個時不執行暴力法：太慢了，沒辦法觀看。`,
};
