import type { VerdictWords } from '../verdicts.ts';

export const verdicts: VerdictWords = {
  right: 'Đúng rồi.',
  wrong: 'Chưa đúng hẳn.',
  incomplete: 'Bạn chưa chọn hết.',
  copied: 'Đã sao chép liên kết. Ai mở nó đều có thể thử làm tốt hơn.',
  notCopied: 'Liên kết đang ở trên thanh địa chỉ, hãy sao chép từ đó.',
  found: (found, wanted) => `Tìm được: ${found} trên ${wanted}.`,
  tooMany: (count) => `Chọn thừa: ${count}.`,
  otherOption: 'Đáp án đúng đã được đánh dấu.',
  exactly: (right, said) => `Đáp án là ${right}; bạn trả lời ${said}.`,
  yours: (measure, value) => `${measure} với lựa chọn của bạn: ${value}.`,
  atLeast: (wanted) => `Cần đạt: từ ${wanted} trở lên.`,
  best: (best) => `Với lựa chọn tốt nhất: ${best}.`,
  counted: (measure, value) => `${measure}: ${value}`,
  measures: {
    objects: 'Số đối tượng',
    nodes: 'Số nút',
    references: 'Số mục trong các nút',
    pairTests: 'Số cặp đã kiểm tra',
    collidingPairs: 'Số cặp va chạm',
    allPairs: 'Tổng số cặp',
    work: 'Khối lượng công việc',
    frame: 'Khung hình',
    candidates: 'Số ứng viên',
    hits: 'Số đối tượng trúng',
    visited: 'Số nút đã thăm',
  },
  challenge: {
    right: 'Thử thách: người gửi liên kết này đã trả lời đúng. Còn bạn?',
    wrong: 'Thử thách: người gửi liên kết này đã trả lời chưa đúng. Còn bạn?',
    found: (found, wanted) =>
      `Thử thách: người gửi liên kết này tìm được ${found} trên ${wanted}. Còn bạn?`,
    reached: (measure, value) =>
      `Thử thách. ${measure} của người gửi liên kết này: ${value}. Bạn làm tốt hơn được không?`,
  },
};
