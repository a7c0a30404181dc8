import type { TuneStrings } from '../strings.ts';

export const tune: TuneStrings = {
  running: '正在測量',
  done: (frame, objects) => `已測量：第 ${frame} 個影格，${objects} 個物件`,
  stopped: (frame, objects) => `提前停止：第 ${frame} 個影格，${objects} 個物件`,
  stop: '停止',
  run: '測量這個影格',
  recording: (name) => `矩形來自錄製檔「${name}」，移動也與錄製檔中相同。`,
  bestIs: (settings, time, slowest) =>
    `最佳設定：${settings}。一個影格花 ${time}，最慢的設定要 ${slowest}。`,
  explain: (unit) =>
    `列是容量：樹的格子放多少個物件還不分裂。欄是最大深度：格子最多分裂幾次。數字是本機一個影格的時間，以${unit}計：所有矩形移動，樹隨之更新，並找出所有碰撞對。顏色越紅，花的時間越長。底線是場景目前的設定，圓點是函式庫的預設值。星號是最佳設定：沒有其他設定快出一成以上；在同樣快的設定中，它的工作量最小。`,
  units: { microseconds: '微秒（百萬分之一秒）', milliseconds: '毫秒（千分之一秒）' },
  corner: '容量 ↓，最大深度 →',
  unmeasured: '未測量',
  best: '最快',
  present: '場景目前的設定',
  usual: '函式庫的預設值',
  chosen: '選取的設定',
  settings: (placement, capacity, depth) => `${placement}，容量 ${capacity}，最大深度 ${depth}`,
  sum: (time, work, tests, references, nodes) =>
    `本機每個影格 ${time}。計數得到的工作量在任何機器上都相同：${work} = 配對檢測 ${tests} + 參考 ${references} + 節點 ${nodes}。`,
  copy: '複製設定',
  apply: '套用到場景',
  applied: '場景現在使用這些設定。',
  copied: '已複製。',
  notCopied: '此瀏覽器不允許頁面複製，請自行選取程式碼。',
};
