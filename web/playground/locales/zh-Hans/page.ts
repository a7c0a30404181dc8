import { areFew, countingIn } from '../counting.ts';
import type { Strings } from '../strings.ts';
import { scenes } from './scenes.ts';
import { words } from './words.ts';

const { number } = countingIn('zh-Hans');

const few = '数量这么少，用四叉树几乎省不了工作。';

export const page: Strings = {
  language: 'zh-Hans',
  title: 'Quadrille：看四叉树如何找出碰撞',
  skip: '跳到设置',
  skipToPicture: '跳到画面',
  scenesLabel: '场景',
  headline: {
    squares: (count) =>
      count < 2
        ? `方块只有 ${number(count)} 个，没有可以检测的配对。`
        : `这 ${number(count)} 个方块中，哪些重叠了？${areFew(count) ? few : '四叉树只检测\u200b同在一个格子里的方块。'}`,
    objects: (count) =>
      count < 2
        ? `对象只有 ${number(count)} 个，没有可以检测的配对。`
        : `这 ${number(count)} 个对象中，哪些重叠了？${areFew(count) ? few : '四叉树只检测\u200b同在一个格子里的对象。'}`,
    tested: () => '次配对检测',
    withoutTree: '次（逐对检测）',
    inAll: '次（总共）',
  },
  query: {
    how: '在画面上拖动，查找一个区域内的对象。',
    howZoomed: '拖动可查找一个区域内的对象。按住 Shift 拖动，或用两指，可移动画面。',
    howZoomedByTouch: '拖动可查找一个区域内的对象。用两指可移动画面。',
    remove: '移除探测框',
    found: (cells, candidates, hits) =>
      `访问 ${number(cells)} 个格子 · ${number(candidates)} 个候选 · 命中 ${number(hits)} 个`,
  },
  ownScene: '本页的场景',
  articleScene: '来自文章',
  picture: {
    label: '实时画面',
    role: '可以互动的画面',
    shows: '场景、四叉树的格子和碰撞。',
    keys: {
      probe: '方向键移动探测框，按住 Shift 小步移动。',
      tool: '方向键移动工具，Enter 按下或松开，Esc 收起工具。',
      view: '方向键移动视野。',
    },
  },
  transport: '播放控制',
  moreControls: '更多控件',
  steps: '单步、探测框和链接',
  numbers: '实时数据',
  caption: '关于这个场景',
  settings: '设置',
  footer:
    '本页上的每个格子、每个碰撞对和每个候选都由 quadrille 包算出，该包由 C++ 编译为 WebAssembly。',
  ...words,
  scenes,
  actions: {
    play: '播放',
    pause: '暂停',
    how: '看看怎么做',
    step: '单步',
    stepBack: '后退一步',
    restart: '重新开始',
    probe: '探测框',
    copyLink: '复制链接',
    linkCopied: (frame) => `链接已复制：打开后停在第 ${frame} 帧。`,
    linkNotCopied: '请从地址栏复制',
    copied: '已复制。',
    share: '分享',
    newSeed: '换个种子',
  },
  facts: {
    frame: { label: '帧' },
    objects: { label: '对象' },
    nodes: { label: '节点' },
    leaves: { label: '叶节点' },
    references: { label: '引用' },
    depth: { label: '层级' },
    tests: { label: '配对检测' },
    bruteForce: { label: '暴力法' },
    collidingPairs: { label: '碰撞对' },
    boxPairs: { label: '包围盒重叠' },
    visited: { label: '访问' },
    tested: { label: '检测' },
    candidates: { label: '候选' },
    duplicates: { label: '重复' },
    hits: { label: '命中' },
    time: { label: '时间' },
    check: { label: '暴力法核对' },
    fingerprint: { label: '指纹', hint: '同一个链接显示同一个指纹。' },
  },
  meanings: '数据说明',
  frameCosts: '每帧的开销',
  startScene: (name) => `开始：${name}`,
  openWhole: '在演练场中打开',
  summary: (pairs, tests, nodes) => `碰撞对 ${pairs} · 检测 ${tests} · 节点 ${nodes}`,
  saved: (percent) => `省去 ${percent}`,
  moreThanBruteForce: (percent) => `比暴力法多 ${percent}`,
  sliderOf: (label) => `${label}，滑块`,
  verdict: (missed, double) => `漏 ${missed}，重复 ${double}`,
  verdictWrong: (missed, double, wrong) => `漏 ${missed}，重复 ${double}，错 ${wrong}`,
  oracleCheck: {
    unchecked: '未核对',
    ask: '核对这一帧',
    checking: (percent) => `正在核对：${percent}`,
  },
  nothing: '–',
  range: (first: string, last: string) => `${first}～${last}`,
  treeTitle: '树的形状',
  tools: {
    label: '工具',
    look: '查看',
    ask: '追踪',
    askHint: '看树如何存入一个对象，或两个对象为何要检测',
    grab: '拖动抛掷',
    add: '添加对象',
    wall: '添加墙',
    erase: '擦除',
    undo: '撤销',
    redo: '重做',
  },
  lessons: {
    title: '全部课程',
    article: '文章',
    documentation: '文档',
    examples: '示例',
    quadtree: '什么是四叉树',
    placement: '父节点还是叶节点？',
  },
  backToPicture: '回到画面',
  camera: { label: '缩放', zoomIn: '放大', zoomOut: '缩小', zoomToFit: '显示全部' },
  keyHelp: {
    names: { ' ': '空格', ',': '逗号', '.': '句点', '+': '加号', '-': '减号' },
    modifier: 'Ctrl 或 ⌘',
    entry: (key, action) => `${key}：${action}`,
    onPicture: '在画面上，方向键移动探测框，点击固定，Esc 取消固定',
  },
  cannotStart: (reason) =>
    `四叉树无法启动。请使用支持 WebAssembly 及其 SIMD 指令的浏览器。（${reason}）`,
  notFetched: '页面的这一部分未能下载。',
  tryAgain: '重试',
  timeline: '时间轴',
  frameOf: (frame, last) => `第 ${frame} 帧，共 ${last} 帧`,
  stillMotion: '画面静止，因为你的系统要求减少动态效果。',
  playAnyway: '仍然播放',
  playing: '正在播放',
  pausedAt: (frame, objects, pairs, nodes) =>
    `已暂停在第 ${number(frame)} 帧：${number(objects)} 个对象，${number(pairs)} 个碰撞对，${number(nodes)} 个节点。`,
  probeSays: (candidates, hits) => `探测框：${number(candidates)} 个候选，${number(hits)} 个命中。`,
  sceneChosen: (name) => `场景：${name}。`,
};
