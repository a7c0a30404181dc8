import { countingIn } from '../counting.ts';
import type { CompareStrings } from '../strings.ts';

const { number } = countingIn('zh-Hans');

export const compare: CompareStrings = {
  same: (pairs) => `各窗格找到的碰撞对相同：${pairs}`,
  differ: '各窗格找到的碰撞对不同',
  sameHits: (hits) => `探测框的命中相同：${hits}`,
  differentHits: '各窗格中探测框的命中不同',
  oneAlone: '请再选一种方法来比较',
  boxes:
    '这个场景的对象带有形状，窗格里画的却是包围盒：树存放和比较的是包围盒。只有两个包围盒重叠时，才检测形状。',
  /** In front of the numbers of levels. */
  level: '存放的层',
  methodsHeading: '各种方法怎么做',
  methods: {
    parent: '对象存放在能完整装下它的最小格子里。',
    leaf: '每个不再分裂的格子，都存放触及它的每个对象的副本。',
    loose: '格子放大到分界线之外，每个对象只存放在其中一个。',
    cover: '小的对象像“叶节点”那样复制；大的对象存放在更高的节点，最多四个。',
    brute: '没有树：每个对象都与其他所有对象检测。',
  },
  cover: {
    show: '并排显示叶节点与覆盖',
    explain: (objects) =>
      `叶节点方式把对象存放在它触及的每个叶节点里，大的对象因此被存放许多次。覆盖方式把它放在更高的节点，最多四个，并与其下方的对象比较。此处有 ${number(objects)} 个对象：`,
    numbers: (name, references, nodes, tests) =>
      `${name}：引用 ${references}，节点 ${nodes}，配对检测 ${tests}。`,
  },
  bruteForceRests: (limit) => `对象超过 ${limit} 个时不运行暴力法：太慢了，没法观看。`,
};
