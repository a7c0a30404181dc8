import { countingIn } from '../counting.ts';
import type { EventStrings } from '../strings.ts';

const { number } = countingIn('zh-Hant');

const roles = { sensor: '感測器', bullet: '子彈' } as const;

export const events: EventStrings = {
  label: '事件',
  close: '關閉時間軸',
  entered: '開始',
  touching: '接觸中',
  exited: '結束',
  inStep: (step) => `第 ${number(step)} 步`,
  body: '時間軸上的物體',
  all: '所有物體',
  one: (body, role) => (role ? `物體 ${body}（${roles[role]}）` : `物體 ${body}`),
  bars: '物體的相遇',
  meets: (a, b, enter, lasts) =>
    `${a} 與 ${b} 從第 ${number(enter)} 步起接觸 ${number(lasts)} 步。`,
  touches: (a, b, enter) => `${a} 與 ${b} 從第 ${number(enter)} 步起一直接觸。`,
  parts: (a, b, exit) => `${a} 與 ${b} 接觸到第 ${number(exit)} 步；開始的時刻在時間軸之前。`,
  stays: (a, b) => `${a} 與 ${b} 接觸；開始的時刻在時間軸之前。`,
  soFar: (lasts) => `至今 ${number(lasts)} 步。`,
  sensor: (body) => `${body} 是感測器：它只察覺碰到它的物體。`,
  bullet: (body) => `${body} 是子彈：每一步都檢測它的整條路徑。`,
  how: '每一列是一對物體。橫條從它們開始接觸畫到分開，其中有感測器時畫成虛線；圓環裡有圓點的是短暫的相遇。按橫條、圓點或空白處，就會暫停在那一步。',
  nothing: '在這些步裡沒有物體相遇。',
  more: (pairs) =>
    `還有 ${number(pairs)} 對在這裡沒有自己的列。要看其中一對，請在上方選擇其中一個物體。`,
  words: '這些詞的含義',
  terms: {
    body: { label: '物體', hint: '帶有形狀的物件。它的編號寫在畫面裡和每一列的開頭。' },
    meeting: {
      label: '開始、接觸中、結束',
      hint: '在顯示的這一步裡，開始接觸的、正在接觸的和不再接觸的各有多少對。',
    },
    contact: {
      label: '接觸',
      hint: '兩個物體相碰的地方。箭頭是遊戲會把它們推開的方向，短線表示重疊多深。',
    },
    sensor: {
      label: '感測器',
      hint: '虛線圓。它只察覺碰到它的物體：沒有接觸，也不推開什麼。它的橫條也是虛線。',
    },
    bullet: {
      label: '子彈',
      hint: '小而快的物體。每一步檢測的是它的整條路徑，也就是淺色的長條，而不只是終點，所以什麼也不會漏掉。',
    },
  },
  boxes: '這個場景的物件是矩形。只有帶形狀的物體才有事件。',
  show: (scene) => `開啟場景「${scene}」`,
  crowd: (most) => `最多記錄 ${number(most)} 個物件的事件。`,
};
