import type { ReplayStrings } from '../strings.ts';

export const replay: ReplayStrings = {
  label: '游戏录像',
  shows: (name, frames) => `“${name}”：录下的 ${frames} 帧，使用该游戏四叉树的选项。`,
  dropped: (frames) => `录制时丢弃了更早的 ${frames} 帧。`,
  scaled: (scale) => `显示比例 ${scale}。`,
  refused: (name, reason) => `无法显示“${name}”。${reason}`,
  settingsNote: '正在显示录像。更改对象的设置会关闭录像，回到场景。',
  close: '关闭录像',
  case: {
    label: '错误报告的案例',
    shows: (name, objects) => `“${name}”：${objects} 个对象，与保存时完全相同。`,
    same: (pairs) => `树找到的还是当时的 ${pairs} 对。`,
    differs: (more, fewer) => `树的答案与当时不同：多了 ${more} 对，少了 ${fewer} 对。`,
    close: '关闭案例',
  },
};
