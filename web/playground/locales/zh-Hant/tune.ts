import type { TuneStrings } from '../strings.ts';

export const tune: TuneStrings = {
  running: '正在測量',
  done: (frame, objects) => `已測量：第 ${frame} 個影格，${objects} 個物件`,
  stopped: (frame, objects) => `提前停止：第 ${frame} 個影格，${objects} 個物件`,
  stop: '停止',
  run: '測量這個影格',
  explain:
    '工作量靠計數，不靠計時：配對檢測次數，加上所有節點中的項目數，再加上節點數，因此在任何機器上都相同。格子越紅，工作量越大；星號標出最小值，加底線的數字是場景目前的設定。',
  corner: '容量 ↓ 深度 →',
  unmeasured: '未測量',
  work: (work) => `工作量 ${work}`,
  best: '工作量最小',
  present: '場景目前的設定',
  chosen: '選取的設定',
  settings: (placement, capacity, depth) => `${placement}，容量 ${capacity}，最大深度 ${depth}`,
  sum: (work, tests, references, nodes) =>
    `工作量 ${work} = 配對檢測 ${tests} + 參考 ${references} + 節點 ${nodes}。`,
  leastOfAll: '在所有試過的設定中最小。',
  copy: '複製設定',
  apply: '套用到場景',
  applied: '場景現在使用這些設定。',
  copied: '已複製。',
  notCopied: '此瀏覽器不允許頁面複製，請自行選取程式碼。',
};
