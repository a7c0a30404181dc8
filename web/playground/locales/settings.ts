/** The words of the settings in every language: groups, parameters with their choices, and units. */
import { DEPTH_LIMIT } from '../state/parameters.ts';
import type { SettingsTable } from './complete.ts';

export const settings = {
  groups: {
    scene: { en: 'Objects', it: 'Oggetti', vi: 'Đối tượng', 'zh-Hans': '对象', 'zh-Hant': '物件' },
    tree: { en: 'Tree', it: 'Albero', vi: 'Cây', 'zh-Hans': '树', 'zh-Hant': '樹' },
    probe: { en: 'Probe', it: 'Sonda', vi: 'Khung dò', 'zh-Hans': '探测框', 'zh-Hant': '探測框' },
    view: { en: 'Picture', it: 'Immagine', vi: 'Hình ảnh', 'zh-Hans': '画面', 'zh-Hant': '畫面' },
    compare: { en: 'Views', it: 'Viste', vi: 'Chế độ xem', 'zh-Hans': '视图', 'zh-Hant': '檢視' },
    page: { en: 'Page', it: 'Pagina', vi: 'Trang', 'zh-Hans': '页面', 'zh-Hant': '頁面' },
  },
  parameters: {
    count: {
      label: {
        en: 'Number of objects',
        it: 'Numero di oggetti',
        vi: 'Số đối tượng',
        'zh-Hans': '对象数量',
        'zh-Hant': '物件數量',
      },
    },
    minSize: {
      label: {
        en: 'Smallest size',
        it: 'Dimensione minima',
        vi: 'Kích thước nhỏ nhất',
        'zh-Hans': '最小尺寸',
        'zh-Hant': '最小尺寸',
      },
    },
    maxSize: {
      label: {
        en: 'Largest size',
        it: 'Dimensione massima',
        vi: 'Kích thước lớn nhất',
        'zh-Hans': '最大尺寸',
        'zh-Hant': '最大尺寸',
      },
    },
    sizes: {
      label: {
        en: 'Spread of sizes',
        it: 'Distribuzione delle dimensioni',
        vi: 'Phân bố kích thước',
        'zh-Hans': '尺寸分布',
        'zh-Hant': '尺寸分布',
      },
      hint: {
        en: 'By a power law, half as many objects are at least twice as large.',
        it: 'Con la legge di potenza, gli oggetti grandi almeno 2x sono la metà di quelli grandi almeno x.',
        vi: 'Theo luật lũy thừa, cứ tăng gấp đôi kích thước thì số đối tượng từ cỡ ấy trở lên giảm còn một nửa.',
        'zh-Hans': '按幂律分布时，尺寸下限每提高一倍，符合的对象就减少一半。',
        'zh-Hant': '依冪律分布時，尺寸下限每提高一倍，符合的物件就減少一半。',
      },
      choices: {
        even: { en: 'Even', it: 'Uniforme', vi: 'Đều', 'zh-Hans': '均匀', 'zh-Hant': '平均' },
        power: {
          en: 'Power law',
          it: 'Legge di potenza',
          vi: 'Luật lũy thừa',
          'zh-Hans': '幂律',
          'zh-Hant': '冪律',
        },
      },
    },
    shape: {
      label: { en: 'Shape', it: 'Forma', vi: 'Hình dạng', 'zh-Hans': '形状', 'zh-Hant': '形狀' },
      hint: {
        en: 'Each shape lies in its box. The tree, the probe, motion and bouncing use the boxes.',
        it: 'Ogni forma sta nel suo rettangolo. L’albero, la sonda, il movimento e i rimbalzi usano i rettangoli.',
        vi: 'Mỗi hình nằm trong một hộp bao. Cây, khung dò, chuyển động và việc nảy lại đều dùng hộp bao.',
        'zh-Hans': '每个形状都在自己的包围盒内。树、探测框、运动和反弹都以包围盒为准。',
        'zh-Hant': '每個形狀都在自己的包圍盒內。樹、探測框、移動和反彈都以包圍盒為準。',
      },
      choices: {
        box: { en: 'Boxes', it: 'Rettangoli', vi: 'Hộp', 'zh-Hans': '矩形', 'zh-Hant': '矩形' },
        circle: { en: 'Circles', it: 'Cerchi', vi: 'Hình tròn', 'zh-Hans': '圆', 'zh-Hant': '圓' },
        turned: {
          en: 'Turned boxes',
          it: 'Rettangoli ruotati',
          vi: 'Hộp xoay',
          'zh-Hans': '旋转的矩形',
          'zh-Hant': '旋轉的矩形',
        },
        polygon: {
          en: 'Polygons',
          it: 'Poligoni',
          vi: 'Đa giác',
          'zh-Hans': '多边形',
          'zh-Hant': '多邊形',
        },
        mixed: { en: 'Mixed', it: 'Miste', vi: 'Nhiều loại', 'zh-Hans': '混合', 'zh-Hant': '混合' },
      },
    },
    roles: {
      label: {
        en: 'Sensor and bullet',
        it: 'Sensore e proiettile',
        vi: 'Cảm biến và viên đạn',
        'zh-Hans': '传感器和子弹',
        'zh-Hant': '感測器和子彈',
      },
      hint: {
        en: 'Of shapes in bouncing motion, the last but one is a sensor, the last a bullet.',
        it: 'Fra le forme che rimbalzano, la penultima è un sensore e l’ultima un proiettile.',
        vi: 'Trong các hình chuyển động nảy, hình áp chót là cảm biến, hình cuối là viên đạn.',
        'zh-Hans': '在反弹运动的形状中，倒数第二个是传感器，最后一个是子弹。',
        'zh-Hant': '在反彈運動的形狀中，倒數第二個是感測器，最後一個是子彈。',
      },
    },
    distribution: {
      label: {
        en: 'Where objects begin',
        it: 'Dove partono gli oggetti',
        vi: 'Vị trí ban đầu',
        'zh-Hans': '对象的初始位置',
        'zh-Hant': '物件的初始位置',
      },
      choices: {
        uniform: {
          en: 'Everywhere',
          it: 'Ovunque',
          vi: 'Khắp nơi',
          'zh-Hans': '各处',
          'zh-Hant': '各處',
        },
        clusters: { en: 'Clusters', it: 'Gruppi', vi: 'Cụm', 'zh-Hans': '成簇', 'zh-Hant': '成群' },
        ring: { en: 'Ring', it: 'Anello', vi: 'Vòng', 'zh-Hans': '环形', 'zh-Hant': '環形' },
        grid: { en: 'Grid', it: 'Griglia', vi: 'Lưới', 'zh-Hans': '网格', 'zh-Hant': '網格' },
        spot: {
          en: 'One spot',
          it: 'Un punto',
          vi: 'Một điểm',
          'zh-Hans': '同一点',
          'zh-Hant': '同一點',
        },
      },
    },
    speed: {
      label: {
        en: 'Speed limit',
        it: 'Limite di velocità',
        vi: 'Giới hạn tốc độ',
        'zh-Hans': '速度上限',
        'zh-Hant': '速度上限',
      },
    },
    motion: {
      label: {
        en: 'Motion',
        it: 'Movimento',
        vi: 'Chuyển động',
        'zh-Hans': '运动方式',
        'zh-Hant': '移動方式',
      },
      choices: {
        bounce: { en: 'Bounce', it: 'Rimbalzo', vi: 'Nảy', 'zh-Hans': '反弹', 'zh-Hant': '反彈' },
        tween: {
          en: 'To and fro',
          it: 'Avanti e indietro',
          vi: 'Qua lại',
          'zh-Hans': '往返',
          'zh-Hant': '往返',
        },
        shooter: {
          en: 'Shooter',
          it: 'Sparatutto',
          vi: 'Bắn súng',
          'zh-Hans': '射击',
          'zh-Hant': '射擊',
        },
      },
    },
    response: {
      label: {
        en: 'What stops objects',
        it: 'Che cosa ferma gli oggetti',
        vi: 'Vật chặn đối tượng',
        'zh-Hans': '什么会挡住对象',
        'zh-Hant': '什麼會擋住物件',
      },
      hint: {
        en: 'Only in bouncing motion. Objects that stop each other touch and never overlap: “Touching edges collide” highlights where they meet.',
        it: 'Solo per il movimento «Rimbalzo». Gli oggetti che si fermano a vicenda si toccano senza mai sovrapporsi: «I bordi a contatto collidono» evidenzia dove si incontrano.',
        vi: 'Chỉ dùng cho chuyển động “Nảy”. Các đối tượng chặn nhau chỉ chạm chứ không chồng lên nhau: “Chạm cạnh cũng là va chạm” sẽ tô sáng chỗ chúng gặp nhau.',
        'zh-Hans':
          '只用于“反弹”运动。互相阻挡的对象只相接，从不重叠：打开“边缘相接算碰撞”即可标出相接之处。',
        'zh-Hant':
          '只用於「反彈」移動。互相阻擋的物件只會相接，從不重疊：開啟「邊緣相接算碰撞」即可標出相接之處。',
      },
      choices: {
        through: {
          en: 'Nothing',
          it: 'Niente',
          vi: 'Không có gì',
          'zh-Hans': '无',
          'zh-Hant': '無',
        },
        walls: { en: 'Walls', it: 'I muri', vi: 'Tường', 'zh-Hans': '墙', 'zh-Hant': '牆' },
        bounce: {
          en: 'Walls and objects',
          it: 'Muri e oggetti',
          vi: 'Tường và đối tượng',
          'zh-Hans': '墙和对象',
          'zh-Hant': '牆與物件',
        },
      },
    },
    rate: {
      label: {
        en: 'Tick rate',
        it: 'Frequenza dei tick',
        vi: 'Tần số bước',
        'zh-Hans': '更新频率',
        'zh-Hant': '更新頻率',
      },
      hint: {
        en: 'Changes only how fast you see the ticks: each tick computes the same.',
        it: 'Cambia solo la velocità con cui vedi i tick: ogni tick calcola le stesse cose.',
        vi: 'Chỉ thay đổi việc bạn xem các bước nhanh hay chậm: mỗi bước vẫn tính ra như nhau.',
        'zh-Hans': '只改变观看的快慢；每一步的计算都相同。',
        'zh-Hant': '只改變觀看的快慢；每一步的計算都相同。',
      },
    },
    seed: {
      label: {
        en: 'Random seed',
        it: 'Seme casuale',
        vi: 'Hạt giống ngẫu nhiên',
        'zh-Hans': '随机种子',
        'zh-Hant': '亂數種子',
      },
      hint: {
        en: 'The same seed shows the same scene, everywhere.',
        it: 'Lo stesso seme dà la stessa scena, ovunque.',
        vi: 'Cùng một hạt giống cho cùng một cảnh, ở bất cứ đâu.',
        'zh-Hans': '同一个种子在任何地方都是同一个场景。',
        'zh-Hant': '同一個種子在任何地方都是同一個場景。',
      },
    },
    placement: {
      label: {
        en: 'Where an object is kept',
        it: 'Dove viene conservato un oggetto',
        vi: 'Cách lưu đối tượng',
        'zh-Hans': '对象存放在哪里',
        'zh-Hant': '物件存放在哪裡',
      },
      hint: {
        en: 'Pairs and hits are the same with each; the work and the shape of the tree differ.',
        it: 'Coppie e contatti sono gli stessi con ogni modo; cambiano il lavoro e la forma dell’albero.',
        vi: 'Cách nào cũng tìm thấy cùng các cặp và cùng các đối tượng trúng; chỉ khối lượng công việc và hình dạng của cây là khác nhau.',
        'zh-Hans': '每种方式得到的碰撞对和命中都相同，只是工作量和树的形状不同。',
        'zh-Hant': '每種方式得到的碰撞對與命中都相同，只是工作量和樹的形狀不同。',
      },
      choices: {
        parent: {
          en: 'Parent',
          it: 'Nodo padre',
          vi: 'Nút cha',
          'zh-Hans': '父节点',
          'zh-Hant': '父節點',
        },
        leaf: { en: 'Leaf', it: 'Foglie', vi: 'Nút lá', 'zh-Hans': '叶节点', 'zh-Hant': '葉節點' },
        loose: {
          en: 'Loose',
          it: 'Celle larghe',
          vi: 'Ô nới',
          'zh-Hans': '松散',
          'zh-Hant': '鬆散',
        },
        cover: { en: 'Cover', it: 'Copertura', vi: 'Ô phủ', 'zh-Hans': '覆盖', 'zh-Hant': '覆蓋' },
      },
    },
    capacity: {
      label: {
        en: 'Capacity',
        it: 'Capacità',
        vi: 'Sức chứa',
        'zh-Hans': '容量',
        'zh-Hant': '容量',
      },
      hint: {
        en: 'A node splits when more objects than this belong to it.',
        it: 'Un nodo si divide quando gli appartengono più oggetti di così.',
        vi: 'Một nút tách ra khi số đối tượng thuộc về nó vượt quá số này.',
        'zh-Hans': '属于一个节点的对象超过这个数目时，节点就分裂。',
        'zh-Hant': '屬於一個節點的物件超過這個數目時，節點就分裂。',
      },
    },
    maxDepth: {
      label: {
        en: 'Greatest depth',
        it: 'Profondità massima',
        vi: 'Độ sâu tối đa',
        'zh-Hans': '最大深度',
        'zh-Hant': '最大深度',
      },
    },
    looseness: {
      label: {
        en: 'Looseness',
        it: 'Allargamento',
        vi: 'Độ nới',
        'zh-Hans': '松散系数',
        'zh-Hant': '鬆散係數',
      },
      hint: {
        en: 'How far loose cells reach over their edges. Only for loose placement.',
        it: 'Di quanto le celle larghe sporgono oltre i propri bordi. Vale solo per le celle larghe.',
        vi: 'Các ô nới lấn ra ngoài cạnh của mình bao xa. Chỉ dùng cho cách lưu “Ô nới”.',
        'zh-Hans': '松散格子超出自身边界的程度。仅用于松散方式。',
        'zh-Hant': '鬆散格子超出自身邊界的程度。僅用於鬆散方式。',
      },
    },
    touching: {
      label: {
        en: 'Touching edges collide',
        it: 'I bordi a contatto collidono',
        vi: 'Chạm cạnh cũng là va chạm',
        'zh-Hans': '边缘相接算碰撞',
        'zh-Hant': '邊緣相接算碰撞',
      },
    },
    probe: {
      label: {
        en: 'Show the probe',
        it: 'Mostra la sonda',
        vi: 'Hiện khung dò',
        'zh-Hans': '显示探测框',
        'zh-Hant': '顯示探測框',
      },
      hint: {
        en: 'It follows the pointer, or the arrow keys while the picture has the focus. A click pins it, another click or Escape frees it.',
        it: 'Segue il puntatore, o i tasti freccia quando il focus è sull’immagine. Un clic la fissa, un altro clic o Esc la libera.',
        vi: 'Khung dò đi theo con trỏ, hoặc theo các phím mũi tên khi tiêu điểm ở hình ảnh. Nhấp để ghim, nhấp lần nữa hoặc nhấn Esc để thả.',
        'zh-Hans': '它跟随指针；画面获得焦点时跟随方向键。点击固定，再次点击或按 Esc 取消固定。',
        'zh-Hant': '它跟隨游標；畫面取得焦點時跟隨方向鍵。點一下固定，再點一下或按 Esc 取消固定。',
      },
      touchHint: {
        en: 'It moves to where a finger touches the picture, and stays there.',
        it: 'Va dove un dito tocca l’immagine, e vi resta.',
        vi: 'Khung dò đến chỗ ngón tay chạm vào hình ảnh và ở lại đó.',
        'zh-Hans': '手指触到画面何处，它就移到何处，并停在那里。',
        'zh-Hant': '手指觸到畫面何處，它就移到何處，並停在那裡。',
      },
    },
    probeKind: {
      label: {
        en: 'Kind of probe',
        it: 'Tipo di sonda',
        vi: 'Loại khung dò',
        'zh-Hans': '探测方式',
        'zh-Hant': '探測方式',
      },
      hint: {
        en: 'A ray or a sweep finds the first object on its path. Drag on the picture to draw the path.',
        it: 'Un raggio o un quadrato in movimento trova il primo oggetto lungo il suo percorso. Trascina sull’immagine per disegnare il percorso.',
        vi: 'Tia và hình vuông di chuyển tìm đối tượng đầu tiên trên đường đi; hãy kéo trên hình ảnh để vẽ đường đi.',
        'zh-Hans': '射线和移动方块会找到路径上的第一个对象；在画面上拖动即可画出路径。',
        'zh-Hant': '射線和移動方塊會找到路徑上的第一個物件；在畫面上拖曳即可畫出路徑。',
      },
      choices: {
        box: {
          en: 'Square',
          it: 'Quadrato',
          vi: 'Hình vuông',
          'zh-Hans': '方块',
          'zh-Hant': '方塊',
        },
        rectangle: {
          en: 'Rectangle',
          it: 'Rettangolo',
          vi: 'Hình chữ nhật',
          'zh-Hans': '矩形',
          'zh-Hant': '矩形',
        },
        circle: { en: 'Circle', it: 'Cerchio', vi: 'Hình tròn', 'zh-Hans': '圆', 'zh-Hant': '圓' },
        ray: { en: 'Ray', it: 'Raggio', vi: 'Tia', 'zh-Hans': '射线', 'zh-Hant': '射線' },
        nearest: {
          en: 'Nearest',
          it: 'I più vicini',
          vi: 'Gần nhất',
          'zh-Hans': '最近的',
          'zh-Hant': '最近的',
        },
        sweep: {
          en: 'Sweep',
          it: 'Quadrato in movimento',
          vi: 'Hình vuông di chuyển',
          'zh-Hans': '移动方块',
          'zh-Hant': '移動方塊',
        },
        polygon: {
          en: 'Polygon',
          it: 'Poligono',
          vi: 'Đa giác',
          'zh-Hans': '多边形',
          'zh-Hant': '多邊形',
        },
      },
    },
    probeSize: {
      label: {
        en: 'Probe size',
        it: 'Dimensione della sonda',
        vi: 'Kích thước khung dò',
        'zh-Hans': '探测框尺寸',
        'zh-Hant': '探測框尺寸',
      },
    },
    probeX: {
      label: {
        en: 'Probe centre x',
        it: 'Centro della sonda, x',
        vi: 'Tâm khung dò, x',
        'zh-Hans': '探测框中心 x',
        'zh-Hant': '探測框中心 x',
      },
    },
    probeY: {
      label: {
        en: 'Probe centre y',
        it: 'Centro della sonda, y',
        vi: 'Tâm khung dò, y',
        'zh-Hans': '探测框中心 y',
        'zh-Hant': '探測框中心 y',
      },
    },
    probeHeight: {
      label: {
        en: 'Probe height, of a rectangle',
        it: 'Altezza della sonda rettangolare',
        vi: 'Chiều cao khung dò hình chữ nhật',
        'zh-Hans': '矩形探测框的高度',
        'zh-Hant': '矩形探測框的高度',
      },
    },
    probeCorners: {
      label: {
        en: 'Corners of a polygon',
        it: 'Vertici della sonda poligonale',
        vi: 'Số đỉnh của đa giác',
        'zh-Hans': '多边形探测框的顶点数',
        'zh-Hant': '多邊形探測框的頂點數',
      },
    },
    directionX: {
      label: {
        en: 'Length of ray and sweep to the right',
        it: 'Lunghezza verso destra, di raggio e quadrato in movimento',
        vi: 'Tia và hình vuông di chuyển: độ dài sang phải',
        'zh-Hans': '射线和移动方块向右的长度',
        'zh-Hant': '射線和移動方塊向右的長度',
      },
    },
    directionY: {
      label: {
        en: 'Length of ray and sweep downwards',
        it: 'Lunghezza verso il basso, di raggio e quadrato in movimento',
        vi: 'Tia và hình vuông di chuyển: độ dài xuống dưới',
        'zh-Hans': '射线和移动方块向下的长度',
        'zh-Hant': '射線和移動方塊向下的長度',
      },
    },
    nearest: {
      label: {
        en: 'Number of nearest objects',
        it: 'Numero di oggetti vicini',
        vi: 'Số đối tượng gần nhất',
        'zh-Hans': '最近对象的数量',
        'zh-Hant': '最近物件的數量',
      },
    },
    visits: {
      label: {
        en: 'Shade the visited cells',
        it: 'Ombreggia le celle visitate',
        vi: 'Tô các ô được thăm',
        'zh-Hans': '给访问到的格子上色',
        'zh-Hant': '替走訪到的格子上色',
      },
    },
    step: {
      label: {
        en: 'Levels the visit descends',
        it: 'Di quanti livelli scende la ricerca',
        vi: 'Số mức mà truy vấn đi xuống',
        'zh-Hans': '查询下降的层数',
        'zh-Hant': '查詢下降的層數',
      },
      hint: {
        en: `Fewer levels: fewer visited nodes, more candidates. ${DEPTH_LIMIT} goes down to the leaves.`,
        it: `Meno livelli: meno nodi visitati, più candidati. ${DEPTH_LIMIT} arriva fino alle foglie.`,
        vi: `Càng ít mức thì càng ít nút phải thăm và càng nhiều ứng viên. ${DEPTH_LIMIT} là xuống đến nút lá.`,
        'zh-Hans': `层数越少，访问的节点越少，候选越多。${DEPTH_LIMIT} 表示一直走到叶节点。`,
        'zh-Hant': `層數越少，走訪的節點越少，候選越多。${DEPTH_LIMIT} 表示一路走到葉節點。`,
      },
    },
    pairs: {
      label: {
        en: 'Highlight colliding pairs',
        it: 'Evidenzia le coppie in collisione',
        vi: 'Tô sáng các cặp va chạm',
        'zh-Hans': '突出显示碰撞对',
        'zh-Hant': '標示碰撞對',
      },
    },
    contacts: {
      label: {
        en: 'Show contacts',
        it: 'Mostra i punti di contatto',
        vi: 'Hiện tiếp xúc',
        'zh-Hans': '显示接触',
        'zh-Hant': '顯示接觸',
      },
      hint: {
        en: 'Normal and depth where two shapes touch. Not for boxes.',
        it: 'Normale e profondità dove due forme si toccano. Non per i rettangoli.',
        vi: 'Pháp tuyến và độ xuyên sâu ở chỗ hai hình chạm nhau. Không dùng cho hộp.',
        'zh-Hans': '两个形状相碰处的法线和深度。矩形没有。',
        'zh-Hant': '兩個形狀相碰處的法線與深度。矩形沒有。',
      },
    },
    events: {
      label: { en: 'Events', it: 'Eventi', vi: 'Sự kiện', 'zh-Hans': '事件', 'zh-Hant': '事件' },
      hint: {
        en: 'Which bodies began to touch and which have parted, on a timeline.',
        it: 'Quali corpi hanno cominciato a toccarsi e quali si sono separati, su una linea del tempo.',
        vi: 'Vật thể nào bắt đầu chạm nhau và vật thể nào đã tách ra, trên một dòng thời gian.',
        'zh-Hans': '哪些物体开始接触，哪些已经分开，都画在时间轴上。',
        'zh-Hant': '哪些物體開始接觸，哪些已經分開，都畫在時間軸上。',
      },
    },
    lines: {
      label: {
        en: 'Cell lines',
        it: 'Linee delle celle',
        vi: 'Đường chia các ô',
        'zh-Hans': '分界线',
        'zh-Hant': '分界線',
      },
    },
    shade: {
      label: {
        en: 'Shade cells by depth',
        it: 'Ombreggia le celle per profondità',
        vi: 'Tô ô theo độ sâu',
        'zh-Hans': '按深度给格子上色',
        'zh-Hant': '依深度為格子上色',
      },
    },
    straddlers: {
      label: {
        en: 'Mark straddlers and copies',
        it: 'Segna gli oggetti a cavallo e le copie',
        vi: 'Đánh dấu đối tượng vắt qua đường chia và bản sao',
        'zh-Hans': '标出跨线对象和副本',
        'zh-Hant': '標出跨線物件與副本',
      },
      hint: {
        en: 'A cross: kept above the leaves. A second frame: kept in several leaves.',
        it: 'Una croce: conservato sopra le foglie. Una seconda cornice: conservato in più foglie.',
        vi: 'Dấu thập: lưu ở phía trên các nút lá. Khung thứ hai: lưu trong nhiều nút lá.',
        'zh-Hans': '十字：存放在叶节点之上。第二个框：存放在多个叶节点中。',
        'zh-Hant': '十字：存放在葉節點之上。第二個框：存放在多個葉節點中。',
      },
    },
    labels: {
      label: {
        en: 'Numbers in the cells',
        it: 'Numeri nelle celle',
        vi: 'Số trong các ô',
        'zh-Hans': '格子中的编号',
        'zh-Hant': '格子中的編號',
      },
    },
    order: {
      label: {
        en: 'Children are numbered',
        it: 'Numerazione dei nodi figli',
        vi: 'Thứ tự đánh số nút con',
        'zh-Hans': '子节点编号顺序',
        'zh-Hant': '子節點編號順序',
      },
      choices: {
        counterclockwise: {
          en: 'Counter-clockwise',
          it: 'Antioraria',
          vi: 'Ngược chiều kim đồng hồ',
          'zh-Hans': '逆时针',
          'zh-Hant': '逆時針',
        },
        zorder: {
          en: 'Z-order',
          it: 'Ordine Z',
          vi: 'Thứ tự Z',
          'zh-Hans': 'Z 序',
          'zh-Hant': 'Z 字順序',
        },
      },
    },
    rootLevel: {
      label: {
        en: 'The root is level',
        it: 'La radice è al livello',
        vi: 'Nút gốc ở mức',
        'zh-Hans': '根节点的层级',
        'zh-Hant': '根節點的層級',
      },
      choices: {
        '0': { en: '0', it: '0', vi: '0', 'zh-Hans': '0', 'zh-Hant': '0' },
        '1': { en: '1', it: '1', vi: '1', 'zh-Hans': '1', 'zh-Hant': '1' },
      },
    },
    compare: {
      label: {
        en: 'Side by side',
        it: 'Fianco a fianco',
        vi: 'Đặt cạnh nhau',
        'zh-Hans': '并排显示',
        'zh-Hant': '並排顯示',
      },
      hint: {
        en: 'The same scene at the same moment, in one pane for each method.',
        it: 'La stessa scena nello stesso istante, in un riquadro per ogni metodo.',
        vi: 'Cùng một cảnh, cùng một thời điểm, mỗi cách trong một khung so sánh.',
        'zh-Hans': '同一场景、同一时刻，每种方法一个窗格。',
        'zh-Hant': '同一場景、同一時刻，每種方法一個窗格。',
      },
      choices: {
        parent: {
          en: 'Parent',
          it: 'Nodo padre',
          vi: 'Nút cha',
          'zh-Hans': '父节点',
          'zh-Hant': '父節點',
        },
        leaf: { en: 'Leaf', it: 'Foglie', vi: 'Nút lá', 'zh-Hans': '叶节点', 'zh-Hant': '葉節點' },
        loose: {
          en: 'Loose',
          it: 'Celle larghe',
          vi: 'Ô nới',
          'zh-Hans': '松散',
          'zh-Hant': '鬆散',
        },
        cover: { en: 'Cover', it: 'Copertura', vi: 'Ô phủ', 'zh-Hans': '覆盖', 'zh-Hant': '覆蓋' },
        brute: {
          en: 'Brute force',
          it: 'Forza bruta',
          vi: 'Vét cạn',
          'zh-Hans': '暴力法',
          'zh-Hant': '暴力法',
        },
      },
    },
    bug: {
      label: {
        en: 'Printed defects',
        it: 'Difetti',
        vi: 'Lỗi trong bài viết',
        'zh-Hans': '文章代码的缺陷',
        'zh-Hant': '文章程式的缺陷',
      },
      hint: {
        en: 'Defects of the printed articles and of other projects, run by small trees of this page. The library has none of them.',
        it: 'I difetti degli articoli e di altri progetti, riprodotti da piccoli alberi di questa pagina. La libreria non ne ha nessuno.',
        vi: 'Lỗi của các bài viết và của dự án khác, được những cây nhỏ của trang này chạy lại. Thư viện không có lỗi nào trong số đó.',
        'zh-Hans': '本页用小树重现各篇文章和其他项目里的缺陷。库里没有这些缺陷。',
        'zh-Hant': '本頁用小樹重現各篇文章和其他專案裡的缺陷。函式庫裡沒有這些缺陷。',
      },
    },
    race: {
      label: {
        en: 'Race',
        it: 'Velocità',
        vi: 'Đo hiệu năng',
        'zh-Hans': '性能对比',
        'zh-Hant': '效能比較',
      },
      hint: {
        en: 'Work against the number of objects, from 10 to 100,000, on this scene.',
        it: 'Tempo e test al crescere degli oggetti, da 10 a 100.000, in questa scena.',
        vi: 'Khối lượng công việc theo số đối tượng, từ 10 đến 100.000, trong cảnh này.',
        'zh-Hans': '在此场景中，工作量随对象数量（10 到 100,000）的变化。',
        'zh-Hant': '在此場景中，工作量隨物件數量（10 到 100,000）的變化。',
      },
    },
    tune: {
      label: {
        en: 'Tune',
        it: 'Ottimizza',
        vi: 'Tinh chỉnh',
        'zh-Hans': '调优',
        'zh-Hant': '調校',
      },
      hint: {
        en: 'Which capacity, depth and placement make least work, on this scene.',
        it: 'Con quali capacità, profondità e modo di conservare gli oggetti il lavoro è minimo, in questa scena.',
        vi: 'Sức chứa, độ sâu và cách lưu nào tốn ít công nhất, trong cảnh này.',
        'zh-Hans': '在此场景中，哪组容量、深度和存放方式的工作量最小。',
        'zh-Hant': '在此場景中，哪組容量、深度和存放方式的工作量最小。',
      },
    },
    bullets: {
      label: { en: 'Bullets', it: 'Proiettili', vi: 'Đạn', 'zh-Hans': '子弹', 'zh-Hant': '子彈' },
      hint: {
        en: 'Fast bodies that pass thin walls, and one switch that stops them.',
        it: 'Corpi veloci che attraversano muri sottili, e un interruttore che li ferma.',
        vi: 'Vật thể bay nhanh xuyên qua tường mỏng, và một công tắc chặn chúng lại.',
        'zh-Hans': '快速的物体会穿过薄墙；打开一个开关就能拦住它们。',
        'zh-Hant': '快速的物體會穿過薄牆；打開一個開關就能攔住它們。',
      },
    },
    seams: {
      label: { en: 'Seams', it: 'Giunti', vi: 'Mối nối', 'zh-Hans': '接缝', 'zh-Hant': '接縫' },
      hint: {
        en: 'Shapes that catch on the seams of a floor, and one switch that lets them slide.',
        it: 'Forme che si bloccano sui giunti di un suolo, e un interruttore che le fa scorrere.',
        vi: 'Các hình bị vướng ở mối nối của sàn, và một công tắc để chúng trượt qua.',
        'zh-Hans': '形状会卡在地面的接缝上；打开一个开关就能滑过去。',
        'zh-Hant': '形狀會卡在地面的接縫上；打開一個開關就能滑過去。',
      },
    },
    use: {
      label: {
        en: 'Use it',
        it: 'Nel tuo gioco',
        vi: 'Cách dùng gói',
        'zh-Hans': '用在游戏里',
        'zh-Hant': '用在遊戲裡',
      },
      hint: {
        en: 'Install the package, see a loop run, and read what it downloads.',
        it: 'Come si installa il pacchetto, un ciclo di gioco che gira e quanto si scarica.',
        vi: 'Cài gói, xem một vòng lặp chạy và xem trang phải tải về bao nhiêu.',
        'zh-Hans': '安装这个包，看一个循环怎样运行，了解下载大小。',
        'zh-Hant': '安裝這個套件，看一個迴圈怎麼執行，了解下載大小。',
      },
    },
    raceWorld: {
      label: {
        en: 'World of the race',
        it: 'Mondo al crescere degli oggetti',
        vi: 'Thế giới khi đo hiệu năng',
        'zh-Hans': '性能对比的世界',
        'zh-Hant': '效能比較的世界',
      },
      choices: {
        same: {
          en: 'Same world',
          it: 'Stesso mondo',
          vi: 'Cùng thế giới',
          'zh-Hans': '世界不变',
          'zh-Hant': '世界不變',
        },
        grows: {
          en: 'Same density',
          it: 'Stessa densità',
          vi: 'Cùng mật độ',
          'zh-Hans': '密度不变',
          'zh-Hant': '密度不變',
        },
      },
    },
    colours: {
      label: {
        en: 'Colours of the picture',
        it: 'Colori dell’immagine',
        vi: 'Màu của hình ảnh',
        'zh-Hans': '画面配色',
        'zh-Hant': '畫面配色',
      },
      choices: {
        article: {
          en: 'Article',
          it: 'Articolo',
          vi: 'Bài viết',
          'zh-Hans': '文章',
          'zh-Hant': '文章',
        },
        paper: { en: 'Paper', it: 'Carta', vi: 'Giấy', 'zh-Hans': '方格纸', 'zh-Hant': '方格紙' },
      },
    },
    theme: {
      label: {
        en: 'Light or dark page',
        it: 'Pagina chiara o scura',
        vi: 'Trang sáng hay tối',
        'zh-Hans': '页面明暗',
        'zh-Hant': '頁面明暗',
      },
      choices: {
        auto: {
          en: 'System',
          it: 'Sistema',
          vi: 'Hệ thống',
          'zh-Hans': '跟随系统',
          'zh-Hant': '跟隨系統',
        },
        light: { en: 'Light', it: 'Chiara', vi: 'Sáng', 'zh-Hans': '浅色', 'zh-Hant': '淺色' },
        dark: { en: 'Dark', it: 'Scura', vi: 'Tối', 'zh-Hans': '深色', 'zh-Hant': '深色' },
      },
    },
    shortcuts: {
      label: {
        en: 'Single-key shortcuts',
        it: 'Scorciatoie con un solo tasto',
        vi: 'Phím tắt một phím',
        'zh-Hans': '单键快捷键',
        'zh-Hant': '單鍵快速鍵',
      },
      hint: {
        en: 'Space plays and pauses, comma and full stop step back and on, R restarts, C copies the link.',
        it: 'Spazio avvia e mette in pausa, virgola e punto fanno un passo indietro e avanti, R ricomincia, C copia il link.',
        vi: 'Phím cách: phát và tạm dừng; dấu phẩy: lùi một bước; dấu chấm: tiến một bước; R: bắt đầu lại; C: sao chép liên kết.',
        'zh-Hans': '空格播放和暂停，逗号后退一步，句点前进一步，R 重新开始，C 复制链接。',
        'zh-Hant': '空白鍵播放和暫停，逗號後退一步，句點前進一步，R 重新開始，C 複製連結。',
      },
    },
    language: {
      label: { en: 'Language', it: 'Lingua', vi: 'Ngôn ngữ', 'zh-Hans': '语言', 'zh-Hant': '語言' },
    },
    pace: {
      label: {
        en: 'Playback speed',
        it: 'Velocità di riproduzione',
        vi: 'Tốc độ phát',
        'zh-Hans': '播放速度',
        'zh-Hant': '播放速度',
      },
    },
    playing: {
      label: { en: 'Play', it: 'Avvia', vi: 'Phát', 'zh-Hans': '播放', 'zh-Hant': '播放' },
    },
  },
  units: {
    objects: { en: '', it: '', vi: '', 'zh-Hans': '', 'zh-Hant': '' },
    pixels: { en: 'px', it: 'px', vi: 'px', 'zh-Hans': 'px', 'zh-Hant': 'px' },
    pixelsPerTick: {
      en: 'px a tick',
      it: 'px per tick',
      vi: 'px/bước',
      'zh-Hans': 'px/步',
      'zh-Hant': 'px/步',
    },
    levels: { en: '', it: '', vi: '', 'zh-Hans': '', 'zh-Hant': '' },
    ticksPerSecond: {
      en: 'ticks a second',
      it: 'tick/s',
      vi: 'bước/giây',
      'zh-Hans': '步/秒',
      'zh-Hant': '步/秒',
    },
    times: { en: '×', it: '×', vi: '×', 'zh-Hans': '×', 'zh-Hant': '×' },
    ticks: { en: 'ticks', it: 'tick', vi: 'bước', 'zh-Hans': '步', 'zh-Hant': '步' },
    none: { en: '', it: '', vi: '', 'zh-Hans': '', 'zh-Hant': '' },
  },
} satisfies SettingsTable;
