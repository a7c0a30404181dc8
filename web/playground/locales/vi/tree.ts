import { countingIn } from '../counting.ts';
import type { TreeStrings } from '../strings.ts';

const { number } = countingIn('vi');

export const tree: TreeStrings = {
  outline: 'Các nút của cây',
  root: 'gốc',
  nodeHolds: (depth, objects, own, pairs) =>
    `độ sâu ${number(depth)}, ${number(objects)} đối tượng, ${number(own)} lưu tại đây${pairs === undefined ? '' : `, ${number(pairs)} cặp`}`,
  numbering: (upperLeft, upperRight, lowerLeft, lowerRight) =>
    `Các nút con xếp theo số: ${upperLeft} ở trên bên trái, ${upperRight} ở trên bên phải, ${lowerLeft} ở dưới bên trái, ${lowerRight} ở dưới bên phải.`,
  help: 'Nút bạn trỏ tới được đóng khung trong hình, và ô bạn trỏ tới được đánh dấu ở đây. Dùng các phím mũi tên để đi trong danh sách.',
};
