import type { RemarkStrings } from '../strings.ts';

export const remarks: RemarkStrings = {
  lag: (pace, asked, needed) =>
    `實際速度 ${pace}：一步應為 ${asked} 毫秒，本機需要 ${needed} 毫秒。`,
  pinned: '探測框已固定。再點一下或按 Esc 取消固定。',
  refused: {
    nodes: '樹拒絕了這些設定：需要的節點太多。請加大容量、減小最大深度，或者減少並縮小物件。',
    pairs: '樹拒絕了這些設定：碰撞對太多，無法全部列出。請減少或縮小物件。',
    time: '樹拒絕了這些設定：光是一個影格就需要好幾秒。請加大容量、改變最大深度，或者減少並縮小物件。',
  },
  close: '關閉提示',
  unchanged: (scene) => `依原樣開啟「${scene}」`,
  newerLink: '這個連結來自更新版本的頁面。目前版本無法辨識的部分已略過。',
  damagedLink: '這個連結損壞了，無法讀取。請重新複製一次。',
  cutLink: '這個連結損壞了：只讀出了開頭的幾處改動。',
  longLink: (characters) => `這個連結太長：前 ${characters} 個字元之後的內容沒有讀取。`,
  idleEdits: '這個連結加入或擦除了物件，而這只適用於反彈的物件：這裡顯示的場景沒有這些改動。',
  changedLink: (changes) => `連結中有些內容不能照用：${changes}`,
  linkChange: {
    of: (control, change) => `${control}：${change}`,
    unknown: '未知',
    more: (number) => `另有 ${number} 處`,
  },
  /** What each tool does with the picture. */
  toolHelp: {
    ask: '已暫停。選一個物件追蹤它的插入，選兩個追蹤這一對。',
    grab: '拖曳一個物件；移動中放開即可拋出。',
    add: '在要新增物件的地方按下。',
    wall: '在畫面上拖出一個矩形，它就成為牆。',
    erase: '按一個物件即可擦除，拖過多個可一併擦除。',
  },
  toolKeys: '在畫面上，方向鍵移動工具，Enter 按下或放開，Esc 收起工具。',
  wallKeys: '用鍵盤時，Enter 先定一角，再定對角；Esc 收起工具。',
  laterEditsDropped: '之後的改動已被捨棄。「復原」可以還原。',
  oracleRests: (tests, limit) =>
    `物件超過 ${limit} 個時不再核對每個影格：暴力法需要 ${tests} 次檢測。`,
  replaying: (frame, percent, left) =>
    `正在計算到第 ${frame} 個影格：${percent}${left === undefined ? '' : `，大約還需 ${left}`}`,
  halt: '停在這裡',
  halted: (reached, wanted) => `已停在第 ${reached} 個影格，未到第 ${wanted} 個影格。`,
};
