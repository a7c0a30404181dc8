import { countingIn } from '../counting.ts';
import type { RaceStrings } from '../strings.ts';

const { number } = countingIn('zh-Hant');

export const race: RaceStrings = {
  sweep: '排序掃描',
  grid: '手寫網格',
  point: {
    tests: (name, count, tests) => `${name}，${count} 個物件：檢測 ${number(tests)} 次`,
    milliseconds: (name, count, time) => `${name}，${count} 個物件：${time} 毫秒`,
  },
  showPoint: (point) => `${point}。顯示這個場景`,
  agree: (checks) => `所有方法找到的碰撞對都與本函式庫相同：共核對 ${number(checks)} 次。`,
  differs: (name, count) => `${name}：${count} 個物件時，找到的碰撞對與本函式庫不同。`,
  run: '重新測量',
  stop: '停止',
  running: (count) => `正在測量：${count} 個物件`,
  done: '測量完成',
  stopped: '已停止',
  tests: '每個影格的配對檢測次數',
  milliseconds: '每個影格的毫秒數（僅代表本機）',
  objects: '物件數量',
  numbers: '全部數字：配對檢測次數與時間',
  from: (count) => `從 ${count} 個物件起`,
  never: '從未',
  wins: (name, tests, time) => `${name}：檢測次數${tests}少於暴力法，時間${time}少於暴力法。`,
  winsUncounted: (name, time) => `${name}：時間${time}少於暴力法；它不統計檢測次數。`,
  fastest: (count, name) => `${count} 個物件時最快的是：${name}。`,
  recording: {
    running: (name, frame) => `正在測量「${name}」，第 ${frame} 個影格`,
    done: (name) => `已測量錄製檔「${name}」`,
    frame: '錄製檔的影格',
    point: {
      tests: (name, frame, tests) => `${name}，第 ${frame} 個影格：檢測 ${number(tests)} 次`,
      milliseconds: (name, frame, time) => `${name}，第 ${frame} 個影格：${time} 毫秒`,
    },
    showPoint: (point) => `${point}。顯示這個影格`,
    mean: (name, tests, time) => `${name}：平均每個影格 ${time} 毫秒，檢測 ${tests} 次。`,
    meanUncounted: (name, time) => `${name}：平均每個影格 ${time} 毫秒；它不統計檢測次數。`,
    measured: (name, measured, frames) =>
      `錄製檔「${name}」：共 ${frames} 個影格，測量了 ${measured} 個。矩形是錄下的，樹使用現在的設定。`,
  },
  worlds: {
    same: '所選場景在同一個世界裡放入越來越多的物件，因此越來越擁擠。',
    grows:
      '所選場景裡的物件越來越多，世界也隨之變大，因此疏密不變。最大深度也一同增加，使最小的格子大小不變。',
  },
  howToRead: '每條線是一種找出所有碰撞對的方法，越低越好。縱軸上，每個刻度是下面一個的十倍。',
  ring: '圓圈標出曲線降到暴力法之下的地方。',
  rules:
    '每個影格所有物件都移動，並找出所有碰撞對。各種樹都是編譯為 WebAssembly 的本函式庫；暴力法、排序掃描和網格（取七種格子大小中最快的）是一般的 TypeScript；rbush 和 flatbush 是已發布的套件，它們不報告檢測次數。曲線結束的地方，下一個影格會花太久。',
  reckoned: '在太慢的地方，暴力法由最後一次實測推算，以虛線畫出。',
};
