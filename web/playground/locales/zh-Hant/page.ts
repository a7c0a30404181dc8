import { areFew, countingIn } from '../counting.ts';
import type { Strings } from '../strings.ts';
import { scenes } from './scenes.ts';
import { words } from './words.ts';

const { number } = countingIn('zh-Hant');

const few = '數量這麼少，用四叉樹幾乎省不了工作。';

export const page: Strings = {
  language: 'zh-Hant',
  title: 'Quadrille：看四叉樹如何找出碰撞',
  skip: '跳到設定',
  skipToPicture: '跳到畫面',
  scenesLabel: '場景',
  headline: {
    squares: (count) =>
      count < 2
        ? `方塊只有 ${number(count)} 個，沒有可以檢測的配對。`
        : `這 ${number(count)} 個方塊中，哪些重疊了？${areFew(count) ? few : '四叉樹只檢測\u200b同在一個格子裡的方塊。'}`,
    objects: (count) =>
      count < 2
        ? `物件只有 ${number(count)} 個，沒有可以檢測的配對。`
        : `這 ${number(count)} 個物件中，哪些重疊了？${areFew(count) ? few : '四叉樹只檢測\u200b同在一個格子裡的物件。'}`,
    tested: () => '次配對檢測',
    withoutTree: '次（逐對檢測）',
    inAll: '次（總共）',
  },
  query: {
    how: '在畫面上拖曳，尋找一個區域內的物件。',
    howZoomed: '拖曳可尋找一個區域內的物件。按住 Shift 拖曳，或用兩指，可移動畫面。',
    howZoomedByTouch: '拖曳可尋找一個區域內的物件。用兩指可移動畫面。',
    remove: '移除探測框',
    found: (cells, candidates, hits) =>
      `走訪 ${number(cells)} 個格子 · ${number(candidates)} 個候選 · 命中 ${number(hits)} 個`,
  },
  ownScene: '本頁的場景',
  articleScene: '出自文章',
  picture: {
    label: '即時畫面',
    role: '可以互動的畫面',
    shows: '場景、四叉樹的格子與碰撞。',
    keys: {
      probe: '方向鍵移動探測框，按住 Shift 小步移動。',
      tool: '方向鍵移動工具，Enter 按下或放開，Esc 收起工具。',
      view: '方向鍵移動視野。',
    },
  },
  transport: '播放控制',
  moreControls: '更多控制項',
  steps: '單步、探測框和連結',
  numbers: '即時數據',
  caption: '關於這個場景',
  settings: '設定',
  footer:
    '本頁的每個格子、每個碰撞對和每個候選都由 quadrille 套件算出，該套件由 C++ 編譯為 WebAssembly。',
  ...words,
  scenes,
  actions: {
    play: '播放',
    pause: '暫停',
    how: '看看怎麼做',
    step: '單步',
    stepBack: '後退一步',
    restart: '重新開始',
    probe: '探測框',
    copyLink: '複製連結',
    linkCopied: (frame) => `連結已複製：開啟後停在第 ${frame} 個影格。`,
    linkNotCopied: '請從網址列複製',
    copied: '已複製。',
    share: '分享',
    newSeed: '換個種子',
  },
  facts: {
    frame: { label: '影格' },
    objects: { label: '物件' },
    nodes: { label: '節點' },
    leaves: { label: '葉節點' },
    references: { label: '參考' },
    depth: { label: '層級' },
    tests: { label: '配對檢測' },
    bruteForce: { label: '暴力法' },
    collidingPairs: { label: '碰撞對' },
    boxPairs: { label: '包圍盒重疊' },
    visited: { label: '走訪' },
    tested: { label: '檢測' },
    candidates: { label: '候選' },
    duplicates: { label: '重複' },
    hits: { label: '命中' },
    time: { label: '時間' },
    check: { label: '暴力法核對' },
    fingerprint: { label: '指紋', hint: '同一個連結顯示同一個指紋。' },
  },
  meanings: '數據說明',
  frameCosts: '每個影格的成本',
  startScene: (name) => `開始：${name}`,
  openWhole: '在實驗場中開啟',
  summary: (pairs, tests, nodes) => `碰撞對 ${pairs} · 檢測 ${tests} · 節點 ${nodes}`,
  saved: (percent) => `省去 ${percent}`,
  moreThanBruteForce: (percent) => `比暴力法多 ${percent}`,
  sliderOf: (label) => `${label}，滑桿`,
  verdict: (missed, double) => `漏 ${missed}，重複 ${double}`,
  verdictWrong: (missed, double, wrong) => `漏 ${missed}，重複 ${double}，錯 ${wrong}`,
  oracleCheck: {
    unchecked: '未核對',
    ask: '核對這個影格',
    checking: (percent) => `核對中：${percent}`,
  },
  nothing: '–',
  range: (first: string, last: string) => `${first}～${last}`,
  treeTitle: '樹的形狀',
  tools: {
    label: '工具',
    look: '查看',
    ask: '追蹤',
    askHint: '看樹如何存入一個物件，或兩個物件為何要檢測',
    grab: '拖曳拋擲',
    add: '加入物件',
    wall: '加入牆',
    erase: '擦除',
    undo: '復原',
    redo: '重做',
  },
  lessons: {
    title: '全部課程',
    article: '文章',
    documentation: '文件',
    examples: '範例',
    quadtree: '什麼是四叉樹',
    placement: '父節點還是葉節點？',
  },
  backToPicture: '回到畫面',
  camera: { label: '縮放', zoomIn: '放大', zoomOut: '縮小', zoomToFit: '顯示全部' },
  keyHelp: {
    names: { ' ': '空白鍵', ',': '逗號', '.': '句點', '+': '加號', '-': '減號' },
    modifier: 'Ctrl 或 ⌘',
    entry: (key, action) => `${key}：${action}`,
    onPicture: '在畫面上，方向鍵移動探測框，點一下固定，Esc 取消固定',
  },
  cannotStart: (reason) =>
    `四叉樹無法啟動。請使用支援 WebAssembly 及其 SIMD 指令的瀏覽器。（${reason}）`,
  notFetched: '頁面的這一部分未能下載。',
  tryAgain: '重試',
  timeline: '時間軸',
  frameOf: (frame, last) => `第 ${frame} 個影格，共 ${last} 個`,
  stillMotion: '畫面靜止，因為你的系統要求減少動態效果。',
  playAnyway: '仍然播放',
  playing: '播放中',
  pausedAt: (frame, objects, pairs, nodes) =>
    `已暫停在第 ${number(frame)} 個影格：${number(objects)} 個物件，${number(pairs)} 個碰撞對，${number(nodes)} 個節點。`,
  probeSays: (candidates, hits) => `探測框：${number(candidates)} 個候選，${number(hits)} 個命中。`,
  sceneChosen: (name) => `場景：${name}。`,
};
