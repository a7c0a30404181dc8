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
  sensor: (body) => `${body} 是感測器：它沒有接觸。`,
  bullet: (body) => `${body} 是子彈：每一步都檢測它的整條路徑。`,
  how: '每條橫條從兩個物體開始接觸的那一步畫到分開的那一步。按一下就能到它的開頭。',
  nothing: '在這些步裡沒有物體相遇。',
  more: (pairs) => `還有 ${number(pairs)} 對放不下：選一個物體，就只看它的配對。`,
  boxes: '這個場景的物件是矩形。只有帶形狀的物體才有事件。',
  show: (scene) => `開啟場景「${scene}」`,
  crowd: (most) => `最多記錄 ${number(most)} 個物件的事件。`,
};
