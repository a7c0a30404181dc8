/**
 * What the captions of the page's own lessons claim, page by page, beside what makes it true. `lesson-claims.test.ts` evaluates each
 * claim in the scene of its page. A caption of any language names exactly the numbers of its page, and says every claim in the
 * words that stand here, so that a changed caption is held against its picture again.
 */
import { TraceKind } from 'quadrille';
import type { Language } from '../../web/playground/state/language.ts';
import type { OwnLesson } from '../../web/playground/state/lessons.ts';
import {
  areaOf,
  contains,
  distance,
  isTest,
  type LessonScene,
  liesAcross,
  overlap,
} from './lesson-scene.ts';

export interface Claim {
  readonly says: Readonly<Record<Language, string>>;
  readonly holds: (scene: LessonScene) => boolean;
}

export interface PageClaims {
  /** The numbers that the caption names. */
  readonly names: (scene: LessonScene) => readonly number[];
  readonly claims: readonly Claim[];
}

function says(
  en: string,
  it: string,
  vi: string,
  hans: string,
  hant: string,
): Readonly<Record<Language, string>> {
  return { en, it, vi, 'zh-Hans': hans, 'zh-Hant': hant };
}

const nothing = (): readonly number[] => [];

const quadtree: readonly PageClaims[] = [
  {
    names: ({ bruteForce, frame }) => [frame.objects, bruteForce],
    claims: [
      {
        says: says('Squares move about', 'si muovono', 'di chuyển', '四处移动', '四處移動'),
        holds: (scene) => scene.settings.playing && scene.settings.speed > 0,
      },
      {
        says: says(
          'those are red',
          'sono quelli rossi',
          'các hình màu đỏ',
          '它们是红色的',
          '它們是紅色的',
        ),
        holds: ({ frame, settings }) => settings.pairs && frame.collidingPairs > 0,
      },
      {
        says: says(
          'Twice the squares take about four times as many',
          'Con il doppio dei quadrati ne servono circa quattro volte tanti',
          'Gấp đôi số hình thì số cặp tăng khoảng gấp bốn',
          '方块多一倍，次数大约变成四倍',
          '方塊多一倍，次數大約變成四倍',
        ),
        holds: ({ bruteForce, frame: { objects } }) =>
          Math.round((objects * (2 * objects - 1)) / bruteForce) === 4,
      },
    ],
  },
  {
    names: ({ bruteForce, tests }) => [tests, bruteForce],
    claims: [
      {
        says: says('four quarters', 'quattro quadranti', 'bốn góc phần tư', '四个象限', '四個象限'),
        holds: ({ leaves }) => leaves.length === 4,
      },
      {
        says: says(
          'no square lies across a line',
          'nessun quadrato è a cavallo di una linea',
          'không hình vuông nào vắt qua đường chia',
          '没有方块跨在象限之间的分界线上',
          '沒有方塊跨在象限之間的分界線上',
        ),
        holds: ({ boxes, root }) => !boxes.some((box) => liesAcross(box, root)),
      },
      {
        says: says(
          'none can touch a square of another quarter',
          'nessuno può toccare un quadrato di un altro quadrante',
          'không hình nào có thể chạm hình ở góc khác',
          '没有方块能碰到另一个象限里的方块',
          '沒有方塊能碰到另一個象限裡的方塊',
        ),
        holds: ({ boxes, leaves }) =>
          boxes.every((box) => leaves.filter((quarter) => overlap(quarter, box)).length === 1),
      },
      {
        says: says(
          'Only squares of the same quarter are compared',
          'Si confrontano solo i quadrati dello stesso quadrante',
          'Chỉ so sánh các hình trong cùng một góc phần tư',
          '只需比较同一个象限里的方块',
          '只需比較同一個象限裡的方塊',
        ),
        holds: (scene) =>
          scene
            .testedPairs()
            .every(([row, other]) =>
              scene.leaves.some(({ rows }) => rows.includes(row) && rows.includes(other)),
            ),
      },
    ],
  },
  {
    names: ({ settings, tests }) => [settings.capacity, tests],
    claims: [
      {
        says: says(
          'A quarter with more than 3 squares is cut again',
          'Un quadrante con più di 3 quadrati viene diviso di nuovo',
          'Góc phần tư nào có hơn 3 hình vuông thì lại được chia tiếp',
          '超过 3 个方块的象限再切一次',
          '超過 3 個方塊的象限再切一次',
        ),
        holds: ({ nodes, settings }) =>
          nodes.every(({ isLeaf, total }) => isLeaf === total <= settings.capacity),
      },
      {
        says: says(
          'Where it is crowded, cells are small; where it is nearly empty, they stay large',
          'Dove c’è folla le celle sono piccole; dove è quasi vuoto restano grandi',
          'Nơi đông thì ô nhỏ; nơi gần như trống thì ô vẫn lớn',
          '拥挤的地方格子小，几乎空着的地方格子大',
          '擁擠的地方格子小，幾乎空著的地方格子大',
        ),
        holds: ({ boxes, leaves, nodes }) => {
          const areas = leaves.map(areaOf);
          const [smallest, largest] = [Math.min(...areas), Math.max(...areas)];
          const large = leaves.filter((leaf) => areaOf(leaf) === largest);
          // The cell that was cut into the smallest ones, with all that reaches it.
          const crowded = nodes.filter((node) => areaOf(node) === 4 * smallest && !node.isLeaf);
          const density = (cells: typeof nodes): number =>
            cells.reduce((sum, cell) => sum + boxes.filter((box) => overlap(cell, box)).length, 0) /
            cells.reduce((sum, cell) => sum + areaOf(cell), 0);
          return largest >= 16 * smallest && density(crowded) > 8 * density(large);
        },
      },
    ],
  },
  {
    names: ({ settings }) => [settings.capacity],
    claims: [
      {
        says: says(
          'It starts with the whole world, the root of the tree',
          'Parte dal mondo intero, la radice dell’albero',
          'Nó bắt đầu từ cả thế giới, tức nút gốc của cây',
          '它从整个世界，也就是树的根节点出发',
          '它從整個世界，也就是樹的根節點出發',
        ),
        holds: (scene) =>
          scene.settings.event === 0 && contains(scene.cellOf(scene.events[0]!), scene.root),
      },
      {
        says: says(
          'goes down into the quarter that holds it',
          'scende nel quadrante che lo contiene',
          'đi xuống góc phần tư chứa nó',
          '往下走进装得下它的象限',
          '往下走進裝得下它的象限',
        ),
        holds: (scene) => {
          const visited = scene.events.filter(({ kind }) => kind === TraceKind.Enter);
          const square = scene.boxes[scene.settings.subject]!;
          return visited.length > 2 && visited.every((one) => contains(scene.cellOf(one), square));
        },
      },
      {
        says: says(
          'at the end its cell has more than 3 squares, and is cut',
          'alla fine la sua cella ha più di 3 quadrati, e viene divisa',
          'cuối cùng ô của nó có hơn 3 hình vuông nên bị chia',
          '最后它的格子里超过 3 个方块，于是被切开',
          '最後它的格子裡超過 3 個方塊，於是被切開',
        ),
        holds: ({ kinds }) =>
          kinds.indexOf(TraceKind.Split) > kinds.lastIndexOf(TraceKind.Enter) &&
          kinds.filter((kind) => kind === TraceKind.Split).length === 1,
      },
    ],
  },
  {
    names: nothing,
    claims: [
      {
        says: says(
          'the marked square lies across a line in the middle',
          'il quadrato segnato è a cavallo di una linea nel mezzo',
          'hình vuông được đánh dấu vắt qua một đường chia ở giữa',
          '标出的方块跨在中间的一条分界线上',
          '標出的方塊跨在中間的一條分界線上',
        ),
        holds: ({ boxes, root, settings }) => liesAcross(boxes[settings.subject]!, root),
      },
      {
        says: says(
          'it stays with the root, which does',
          'resta nella radice, che lo contiene',
          'nó ở lại nút gốc, nơi chứa trọn nó',
          '它留在能装下它的根节点',
          '它留在能裝下它的根節點',
        ),
        holds: ({ boxes, root, settings: { subject } }) =>
          root.rows.includes(subject) && contains(root, boxes[subject]!),
      },
      {
        says: says(
          'It can touch squares on both sides',
          'Può toccare quadrati da entrambe le parti',
          'Nó có thể chạm các hình ở cả hai bên',
          '它可能碰到两边的方块',
          '它可能碰到兩邊的方塊',
        ),
        holds: (scene) => {
          const middle = scene.root.maxX / 2;
          const compared = partnersOf(scene, scene.settings.subject);
          return [
            compared.some((row) => scene.boxes[row]!.maxX < middle),
            compared.some((row) => scene.boxes[row]!.minX > middle),
          ].every(Boolean);
        },
      },
      {
        says: says(
          'is compared with the squares in every cell that it reaches',
          'viene confrontato con i quadrati di ogni cella che raggiunge',
          'được so sánh với các hình trong mọi ô mà nó với tới',
          '与它触及的每个格子里的方块比较',
          '與它觸及的每個格子裡的方塊比較',
        ),
        holds: (scene) => {
          const { subject } = scene.settings;
          const reached = scene.nodes
            .filter((node) => overlap(node, scene.boxes[subject]!))
            .flatMap(({ rows }) => rows)
            .filter((row) => row !== subject);
          return sameRows(reached, partnersOf(scene, subject));
        },
      },
    ],
  },
  {
    names: ({ events, frame }) => [
      frame.objects,
      events.filter(isTest).length,
      events.filter(({ kind }) => kind === TraceKind.Hit).length,
    ],
    claims: [
      {
        says: says(
          'The query visits only cells that the violet square reaches',
          'La ricerca visita solo le celle che il quadrato viola raggiunge',
          'Truy vấn chỉ thăm những ô mà hình vuông tím với tới',
          '查询只访问紫色方块触及的格子',
          '查詢只走訪紫色方塊觸及的格子',
        ),
        holds: (scene) =>
          scene.events
            .filter(({ kind }) => kind === TraceKind.Enter)
            .every((event) => overlap(scene.cellOf(event), scene.probe)),
      },
      {
        says: says(
          'The hatched ones are left out, with all that is kept in them',
          'Quelle tratteggiate vengono escluse con tutti i quadrati conservati al loro interno',
          'Các ô gạch chéo bị bỏ qua cùng mọi hình được lưu trong đó',
          '画了斜线的格子连同存放在里面的方块都略过',
          '畫了斜線的格子連同存放在裡面的方塊都略過',
        ),
        holds: (scene) => {
          const leftOut = scene.events.filter(({ kind }) => kind === TraceKind.Skip);
          const tested = new Set(scene.events.filter(isTest).map(({ object }) => object));
          const cells = leftOut.map((event) => scene.cellOf(event));
          const inside = scene.nodes
            .filter((node) => cells.some((cell) => contains(cell, node)))
            .flatMap(({ rows }) => rows);
          return inside.length > 10 && !inside.some((row) => tested.has(row));
        },
      },
      {
        says: says(
          'squares across a line are kept above, and tested',
          'quelli a cavallo di una linea sono conservati più in alto, e vengono confrontati',
          'hình vắt qua đường chia được lưu ở phía trên và vẫn bị kiểm tra',
          '跨在线上的方块存放在上面，仍要检测',
          '跨在線上的方塊存放在上面，仍要檢測',
        ),
        holds: (scene) => {
          const above = new Set(scene.keptAboveLeaves);
          const leftOut = scene.events.filter(({ kind }) => kind === TraceKind.Skip);
          const reaching = scene.events
            .filter(isTest)
            .map(({ object }) => object)
            .filter((row) =>
              leftOut.some((event) => overlap(scene.cellOf(event), scene.boxes[row]!)),
            );
          return reaching.length > 0 && reaching.every((row) => above.has(row));
        },
      },
    ],
  },
  {
    names: ({ bruteForce, tests }) => [tests, bruteForce],
    claims: [
      {
        says: says(
          'These two are kept in one cell',
          'Questi due sono conservati in una stessa cella',
          'Hai hình này được lưu trong cùng một ô',
          '这两个方块存放在同一个格子里',
          '這兩個方塊存放在同一個格子裡',
        ),
        holds: ({ nodes, settings: { subject, other } }) =>
          nodes.some(({ rows }) => rows.includes(subject) && rows.includes(other)),
      },
      {
        says: says(
          'so they are compared; they do not touch',
          'perciò vengono confrontati; non si toccano',
          'nên được so sánh; chúng không chạm nhau',
          '所以要比较；它们没有碰到',
          '所以要比較；它們沒有碰到',
        ),
        holds: ({ kinds }) => kinds.includes(TraceKind.Miss) && !kinds.includes(TraceKind.Hit),
      },
      {
        says: says(
          'Squares whose cells lie apart are never compared',
          'Quadrati le cui celle sono separate non vengono mai confrontati',
          'Những hình có ô nằm tách rời nhau thì không bao giờ bị so sánh',
          '格子互相分开的方块从不比较',
          '格子互相分開的方塊從不比較',
        ),
        holds: (scene) => {
          const cellOf = (row: number) => scene.nodes.find(({ rows }) => rows.includes(row))!;
          return scene.testedPairs().every(([row, other]) => overlap(cellOf(row), cellOf(other)));
        },
      },
    ],
  },
  {
    names: ({ bruteForce }) => [bruteForce],
    claims: [
      {
        says: says(
          'Two thousand squares',
          'Duemila quadrati',
          'Hai nghìn',
          '两千个方块',
          '兩千個方塊',
        ),
        holds: ({ frame }) => frame.objects === 2_000,
      },
      {
        says: says(
          'fewer than one in two hundred of them',
          'meno di uno su duecento',
          'chưa đến một phần hai trăm số đó',
          '不到其中的两百分之一',
          '不到其中的兩百分之一',
        ),
        // It plays: also later on.
        holds: (scene) =>
          Array.from({ length: 100 }, () => {
            const isTrue = 200 * scene.tests < scene.bruteForce;
            scene.advance(1);
            return isTrue;
          }).every(Boolean),
      },
    ],
  },
];

const placement: readonly PageClaims[] = [
  {
    names: nothing,
    claims: [
      {
        says: says(
          'in the smallest cell that holds it whole',
          'nella cella più piccola che lo contiene per intero',
          'trong ô nhỏ nhất chứa trọn nó',
          '存放在能完整装下它的最小格子里',
          '存放在能完整裝下它的最小格子裡',
        ),
        holds: ({ boxes, nodes }) =>
          boxes.every((box, row) => {
            const around = nodes.filter((node) => contains(node, box));
            const smallest = Math.min(...around.map(areaOf));
            return around.some((node) => areaOf(node) === smallest && node.rows.includes(row));
          }),
      },
      {
        says: says(
          'A cross marks each square that is kept above the leaves for that',
          'Una croce segna ogni quadrato che per questo è conservato sopra le foglie',
          'Hình nào vì thế được lưu ở phía trên các nút lá thì có dấu thập',
          '十字标出因此存放在叶节点之上的每个方块',
          '十字標出因此存放在葉節點之上的每個方塊',
        ),
        holds: ({ boxes, keptAboveLeaves, nodes, settings }) => {
          const cut = nodes.filter(({ isLeaf }) => !isLeaf);
          const across = [...boxes.keys()].filter((row) =>
            cut.some((node) => node.rows.includes(row) && liesAcross(boxes[row]!, node)),
          );
          return settings.straddlers && across.length > 3 && sameRows(across, keptAboveLeaves);
        },
      },
    ],
  },
  {
    names: ({ candidates, frame }) => [candidates.length, frame.hits],
    claims: [
      {
        says: says(
          'Each square is kept once',
          'Ogni quadrato è conservato una volta sola',
          'Mỗi hình vuông chỉ được lưu một lần',
          '每个方块只存放一次',
          '每個方塊只存放一次',
        ),
        holds: ({ frame }) => frame.stats.references === frame.objects,
      },
      {
        says: says(
          'the one on the middle line is nowhere near',
          'quello sulla linea di mezzo è molto lontano',
          'hình nằm trên đường chia ở giữa thì ở rất xa',
          '中间分界线上的那个离得很远',
          '中間分界線上的那個離得很遠',
        ),
        holds: ({ boxes, candidates, probe, root }) => {
          const across = candidates.filter((row) => liesAcross(boxes[row]!, root));
          return across.length === 1 && distance(boxes[across[0]!]!, probe) > 0.5 * root.maxX;
        },
      },
    ],
  },
  {
    names: ({ frame }) => [frame.stats.references, frame.objects],
    claims: [
      {
        says: says(
          'only leaves keep squares',
          'solo le foglie conservano quadrati',
          'chỉ các nút lá lưu hình vuông',
          '只在叶节点里存放方块',
          '只在葉節點裡存放方塊',
        ),
        holds: ({ nodes }) => nodes.every(({ isLeaf, rows }) => isLeaf || rows.length === 0),
      },
      {
        says: says(
          'is copied into each leaf that it reaches; a second frame marks those',
          'viene copiato in ogni foglia che raggiunge; una seconda cornice segna questi quadrati',
          'được sao chép vào mọi nút lá mà nó với tới; khung thứ hai đánh dấu chúng',
          '会复制到它触及的每个叶节点；第二个框标出这些方块',
          '會複製到它觸及的每個葉節點；第二個框標出這些方塊',
        ),
        holds: ({ boxes, leaves, settings }) =>
          settings.straddlers &&
          leaves.every((leaf) =>
            sameRows(
              leaf.rows,
              [...boxes.keys()].filter((row) => overlap(leaf, boxes[row]!)),
            ),
          ),
      },
    ],
  },
  {
    names: nothing,
    claims: [
      {
        says: says(
          'lay across the middle line in the first lesson too',
          'era a cavallo della linea di mezzo già nella prima lezione',
          'Trong bài học đầu, hình vuông này cũng vắt qua đường chia ở giữa',
          '第一课里，这个方块也跨在中间的分界线上',
          '第一課裡，這個方塊也跨在中間的分界線上',
        ),
        // The first lesson's claim is about the same square of the same scene.
        holds: ({ boxes, root, settings }) =>
          settings.subject === 21 &&
          settings.seed === 1_246 &&
          settings.frame === 18 &&
          liesAcross(boxes[settings.subject]!, root),
      },
      {
        says: says(
          'its path forks at the line',
          'il suo percorso si biforca alla linea',
          'đường đi của nó rẽ nhánh tại đường chia',
          '它的路径在分界线上分岔',
          '它的路徑在分界線上分岔',
        ),
        holds: (scene) => {
          const below = scene.events.filter(
            ({ cell, kind }) => kind === TraceKind.Enter && cell.depth === 1,
          );
          return new Set(below.map(({ cell }) => cell.column)).size === 2;
        },
      },
      {
        says: says(
          'it ends in more than one leaf',
          'finisce in più di una foglia',
          'kết thúc ở nhiều hơn một nút lá',
          '最后进入不止一个叶节点',
          '最後進入不只一個葉節點',
        ),
        holds: ({ leaves, settings }) =>
          leaves.filter(({ rows }) => rows.includes(settings.subject)).length > 1,
      },
    ],
  },
  {
    names: ({ bruteForce, frame, tests }) => [frame.objects, tests, bruteForce],
    claims: [
      {
        says: says(
          'most of them are with the few marked squares',
          'la maggior parte riguarda i pochi quadrati segnati',
          'phần lớn là với số ít hình được đánh dấu',
          '其中大多数与少数标出的方块有关',
          '其中大多數與少數標出的方塊有關',
        ),
        holds: (scene) => {
          const marked = new Set(scene.keptAboveLeaves);
          const theirs = scene.testedPairs().filter((pair) => pair.some((row) => marked.has(row)));
          return 2 * theirs.length > scene.tests && 2 * marked.size < scene.frame.objects;
        },
      },
    ],
  },
  {
    names: ({ frame, tests }) => [frame.stats.references, frame.objects, tests],
    claims: [
      {
        says: says(
          'The same squares',
          'Gli stessi quadrati',
          'Vẫn các hình vuông ấy',
          '同样的方块',
          '同樣的方塊',
        ),
        holds: (scene) => scene.settings.placement === 'leaf',
      },
      {
        says: says(
          'but fewer pair tests',
          'ma meno test di coppia',
          'nhưng ít cặp phải kiểm tra hơn',
          '但配对检测更少',
          '但配對檢測更少',
        ),
        holds: (scene) => scene.tests < scene.placed('parent').tests,
      },
    ],
  },
  {
    names: (scene) => [
      scene.placed('leaf').tests,
      scene.placed('parent').tests,
      scene.placed('cover').tests,
    ],
    claims: [
      {
        says: says(
          'With large squares it is the opposite',
          'Con quadrati grandi è il contrario',
          'Với hình vuông lớn thì ngược lại',
          '方块大就反过来了',
          '方塊大就反過來了',
        ),
        holds: (scene) => scene.placed('leaf').tests > scene.placed('parent').tests,
      },
      {
        says: says(
          'the same two are compared again and again',
          'gli stessi due vengono confrontati più volte',
          'cùng hai hình bị so sánh nhiều lần',
          '同样两个方块会反复比较',
          '同樣兩個方塊會反覆比較',
        ),
        // There are fewer pairs than tests.
        holds: (scene) => scene.placed('leaf').tests > scene.bruteForce,
      },
      {
        says: says(
          'copies small squares and keeps large ones higher up',
          'copia i quadrati piccoli e conserva più in alto quelli grandi',
          'sao chép hình nhỏ và lưu hình lớn ở phía trên',
          '复制小方块，把大方块留在上面',
          '複製小方塊，把大方塊留在上面',
        ),
        holds: (scene) => {
          const cover = scene.placed('cover');
          const high = new Set(cover.keptAboveLeaves);
          const mean = (isHigh: boolean): number => {
            const areas = cover.boxes.filter((_, row) => high.has(row) === isHigh).map(areaOf);
            return areas.reduce((sum, area) => sum + area, 0) / areas.length;
          };
          const { objects, stats } = cover.frame;
          return stats.references > objects && mean(true) > 1.2 * mean(false);
        },
      },
      {
        says: says(
          'All find the same pairs',
          'Tutti trovano le stesse coppie',
          'Tất cả đều tìm ra cùng các cặp',
          '它们找到的碰撞对都相同',
          '它們找到的碰撞對都相同',
        ),
        holds: (scene) => {
          const [parent, ...others] = (['parent', 'leaf', 'cover'] as const).map((one) =>
            pairsOf(scene.placed(one)),
          );
          return others.every((pairs) => sameRows(pairs, parent!));
        },
      },
    ],
  },
];

export const lessonClaims: Readonly<Record<OwnLesson, readonly PageClaims[]>> = {
  quadtree,
  placement,
};

/** A number for each colliding pair. */
function pairsOf({ frame }: LessonScene): readonly number[] {
  const { pairs } = frame.tree;
  return Array.from({ length: pairs.length / 2 }, (_, at) => {
    const [row = 0, other = 0] = pairs.subarray(2 * at);
    return Math.min(row, other) * frame.objects + Math.max(row, other);
  });
}

/** The squares that one is compared with. */
function partnersOf(scene: LessonScene, row: number): readonly number[] {
  return scene
    .testedPairs()
    .filter((pair) => pair.includes(row))
    .map(([one, other]) => (one === row ? other : one));
}

function sameRows(some: readonly number[], others: readonly number[]): boolean {
  const [one, other] = [new Set(some), new Set(others)];
  return one.size === other.size && [...one].every((row) => other.has(row));
}
