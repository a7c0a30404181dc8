import type { ScenesStrings } from '../strings.ts';

export const scenes: ScenesStrings = {
  crowd: {
    name: '拥挤的方块',
    short: '拥挤',
    caption:
      '方块四处游走。细线是四叉树格子的边界：格子里的对象太多就一分为四，格子越深线条越淡。重叠的方块变红，每一对之间有一条线相连。',
  },
  bodies: {
    name: '相遇的物体',
    short: '物体',
  },
  s0: {
    name: 'Java 教程',
    short: 'Java',
  },
  s1: {
    name: '只存叶节点',
    short: '叶节点',
  },
  s2: {
    name: '反弹的方块',
    short: '反弹',
  },
  s3: {
    name: '卷轴射击',
    short: '射击',
  },
  s4: {
    name: '一万个',
    short: '一万',
  },
};
