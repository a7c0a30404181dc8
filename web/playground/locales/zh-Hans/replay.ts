import { countingIn } from '../counting.ts';
import type { ReplayStrings } from '../strings.ts';

const { number } = countingIn('zh-Hans');

export const replay: ReplayStrings = {
  label: '游戏录像',
  shows: (name, frames) => `“${name}”：录下的 ${number(frames)} 帧，使用该游戏四叉树的选项。`,
  dropped: (frames) => `录制时丢弃了更早的 ${number(frames)} 帧。`,
  scaled: (scale) => `显示比例 ${scale}。`,
  refused: (name, reason) => `无法显示“${name}”。${reason}`,
  settingsNote: '正在显示录像。更改对象的设置会关闭录像，回到场景。',
  close: '关闭录像',
};
