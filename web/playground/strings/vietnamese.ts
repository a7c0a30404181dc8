import { DEPTH_LIMIT } from '../state/parameters.ts';
import type { Strings } from './strings.ts';

export const vietnamese: Strings = {
  language: 'vi',
  title: 'Quadrille: xem cây tứ phân tìm va chạm',
  tagline: 'Xem cây tứ phân tìm va chạm',
  skip: 'Chuyển đến phần thiết lập',
  scenesLabel: 'Các cảnh',
  picture:
    'Hình ảnh trực tiếp của cảnh, các ô của cây tứ phân và những gì đang va chạm. Các phím mũi tên di chuyển khung dò.',
  transport: 'Phát lại',
  numbers: 'Số liệu trực tiếp',
  caption: 'Về cảnh này',
  settings: 'Thiết lập',
  footer:
    'Mọi ô, cặp và ứng viên trên trang này đều do gói quadrille tính ra, biên dịch từ C++ sang WebAssembly.',
  groups: {
    scene: 'Đối tượng',
    tree: 'Cây',
    probe: 'Khung dò',
    view: 'Hình ảnh',
    compare: 'So sánh',
    page: 'Trang',
  },
  parameters: {
    count: { label: 'Số đối tượng' },
    minSize: { label: 'Kích thước nhỏ nhất' },
    maxSize: { label: 'Kích thước lớn nhất' },
    speed: { label: 'Tốc độ tối đa' },
    motion: { label: 'Chuyển động' },
    rate: { label: 'Nhịp', hint: 'Xem chậm hay nhanh hơn; mỗi bước vẫn là bước ấy.' },
    seed: {
      label: 'Hạt giống ngẫu nhiên',
      hint: 'Cùng một hạt giống cho cùng một cảnh, ở bất cứ đâu.',
    },
    placement: {
      label: 'Đối tượng được lưu ở đâu',
      hint: 'Mọi cách đều cho cùng các cặp và kết quả; chỉ khác công sức và hình dạng cây.',
    },
    capacity: {
      label: 'Sức chứa',
      hint: 'Một nút sẽ tách khi có nhiều đối tượng hơn số này thuộc về nó.',
    },
    maxDepth: { label: 'Độ sâu tối đa' },
    looseness: {
      label: 'Độ nới',
      hint: 'Các ô nới vươn ra ngoài cạnh của mình bao xa. Chỉ dùng cho kiểu ô nới.',
    },
    touching: { label: 'Chạm cạnh cũng là va chạm' },
    probe: {
      label: 'Hiện khung dò',
      hint: 'Nó đi theo con trỏ, hoặc theo các phím mũi tên khi hình ảnh có tiêu điểm. Nhấp để ghim, nhấp lần nữa hoặc Escape để thả.',
    },
    probeKind: {
      label: 'Khung dò hỏi điều gì',
      hint: 'Với tia hoặc hình vuông di chuyển, hãy kéo trên hình để vẽ đường đi.',
    },
    probeSize: { label: 'Kích thước khung dò' },
    probeX: { label: 'Tâm khung dò, x' },
    probeY: { label: 'Tâm khung dò, y' },
    probeHeight: { label: 'Chiều cao khung dò, khi là hình chữ nhật' },
    wayX: { label: 'Đường đi sang phải, của tia và hình vuông di chuyển' },
    wayY: { label: 'Đường đi xuống, của tia và hình vuông di chuyển' },
    nearest: { label: 'Bao nhiêu đối tượng gần nhất' },
    visits: { label: 'Tô bóng các ô mà nó thăm' },
    step: {
      label: 'Số tầng được duyệt xuống',
      hint: `Ít tầng hơn: duyệt ít hơn, nhiều ứng viên hơn. ${DEPTH_LIMIT} là xuống tận đáy.`,
    },
    pairs: { label: 'Tô sáng các cặp va chạm' },
    lines: { label: 'Đường kẻ ô' },
    shade: { label: 'Tô ô theo độ sâu' },
    straddlers: {
      label: 'Đánh dấu đối tượng nằm trên vạch và bản sao',
      hint: 'Dấu thập: giữ ở trên các nút lá. Khung thứ hai: giữ trong nhiều nút lá.',
    },
    labels: { label: 'Số trong các ô' },
    order: { label: 'Thứ tự đánh số nút con' },
    rootLevel: { label: 'Nút gốc ở mức' },
    compare: {
      label: 'Đặt cạnh nhau',
      hint: 'Cùng một cảnh, cùng một thời điểm, mỗi cách lưu đối tượng một khung.',
    },
    bug: {
      label: 'Bảo tàng lỗi',
      hint: 'Lỗi trong mã in của các bài viết, do một cây nhỏ của trang này chạy. Thư viện không có lỗi nào trong số đó.',
    },
    race: {
      label: 'Cuộc đua',
      hint: 'Khối lượng công việc theo số đối tượng, từ 10 đến 100.000, trên cảnh này.',
    },
    colours: { label: 'Màu của hình ảnh' },
    theme: { label: 'Trang sáng hay tối' },
    shortcuts: {
      label: 'Phím tắt một phím',
      hint: 'Phím cách phát và tạm dừng, dấu phẩy lùi một bước, dấu chấm tiến một bước, R bắt đầu lại, C sao chép liên kết.',
    },
    language: { label: 'Ngôn ngữ' },
    pace: { label: 'Tốc độ phát' },
    playing: { label: 'Phát' },
  },
  choices: {
    motion: { bounce: 'Nảy', tween: 'Qua lại', shooter: 'Bắn súng' },
    probeKind: {
      box: 'Hình vuông',
      rectangle: 'Hình chữ nhật',
      circle: 'Hình tròn',
      ray: 'Tia',
      nearest: 'Gần nhất',
      sweep: 'Hình vuông di chuyển',
    },
    placement: { parent: 'Nút cha', leaf: 'Nút lá', loose: 'Ô nới', cover: 'Ô phủ' },
    compare: {
      parent: 'Nút cha',
      leaf: 'Nút lá',
      loose: 'Ô nới',
      cover: 'Ô phủ',
      brute: 'Vét cạn',
    },
    bug: {
      none: 'Không',
      descent: 'S0.26: không đi xuống',
      halves: 'S0.31: nửa số nguyên',
      outside: 'S1.18: bỏ phần bên ngoài',
      doubles: 'S1.20: tìm thấy lặp lại',
      centre: 'S2.26: xét theo tâm',
      copies: 'S2.27: tô màu bản sao',
    },
    order: { counterclockwise: 'Ngược chiều kim đồng hồ', zorder: 'Thứ tự Z' },
    rootLevel: { '0': '0', '1': '1' },
    colours: { article: 'Bài viết', paper: 'Giấy' },
    theme: { auto: 'Hệ thống', light: 'Sáng', dark: 'Tối' },
  },
  units: {
    objects: '',
    pixels: 'px',
    pixelsPerTick: 'px mỗi bước',
    levels: '',
    ticksPerSecond: 'bước mỗi giây',
    times: '×',
    ticks: 'bước',
    none: '',
  },
  differs: 'Ở đây có gì khác',
  scenes: {
    s0: {
      name: 'Bài hướng dẫn Java',
      caption:
        'Mẹo kinh điển, theo bản dịch tiếng Ý: đối tượng không nằm gọn trong góc phần tư nào thì ở lại nút cha, và các góc được đánh số ngược chiều kim đồng hồ từ góc trên bên phải. Nút có mười một đối tượng thì tách. Các hình vuông đỏ là đối tượng; hình nào va chạm thì chuyển sang đen.',
      differs:
        'Theo mã được in, đối tượng nằm trên đường chia bỏ sót những gì ở bên dưới nó. Ở đây mọi cặp đều được tìm thấy.',
    },
    s1: {
      name: 'Chỉ lưu ở lá',
      caption:
        'Bài viết tiếng Việt chỉ lưu đối tượng ở nút lá: đối tượng nằm trên đường chia được chép vào mọi lá mà nó chạm tới, nên có nhiều tham chiếu hơn đối tượng. Chạm cạnh cũng tính là va chạm, các góc phần tư đánh số theo thứ tự Z, và nút gốc ở mức 1: mức 5 là sau bốn lần tách.',
      differs:
        'Theo mã được in, đối tượng ngoài nút gốc bị bỏ đi và một cặp xuất hiện nhiều lần. Ở đây không mất gì, và mỗi cặp chỉ đến một lần.',
    },
    s2: {
      name: 'Hình vuông nảy',
      caption:
        'Bản demo C++ của bài viết tiếng Trung: các hình vuông nảy khỏi khung và đi xuyên qua nhau, mỗi bước hiện hình dạng của cây, và cả hai hình vuông của một cặp va chạm chuyển sang đỏ. Nút có sáu đối tượng thì tách; khi nút gốc chưa tách thì không vẽ đường nào cả.',
      differs:
        'Theo mã được in, tâm của đối tượng quyết định nửa trên, và một hình trong cặp có thể giữ nguyên màu. Ở đây các cạnh quyết định, và cả hai đều chuyển đỏ.',
    },
    s3: {
      name: 'Bắn súng',
      caption:
        'Bài viết về framework trò chơi để cây quản lý một trò bắn súng. Kẻ địch được tạo ngoài màn hình rồi đi vào, đạn bay theo chiều ngược lại, và thứ gì rời màn hình thì được tái sử dụng. Đối tượng ngoài màn hình không bao giờ bị mất: cây giữ chúng và được cập nhật tại chỗ chứ không dựng lại. Viền quanh màn hình cho thấy ai đang chờ.',
      differs: 'Chỗ nào bài viết không nói, như kích thước và tốc độ, cảnh này tự chọn.',
    },
    s4: {
      name: 'Mười nghìn',
      caption:
        'Bài thử tải của bài viết Unity: 10.000 phần tử nhỏ trong tối đa 64 lá, nút gốc ở độ sâu 1, lá sâu nhất ở độ sâu 4. Hình vuông vàng là mục tiêu: phần tử xanh lá là các ứng viên mà cây đưa ra, phần tử đỏ thật sự chạm vào nó. Hãy đưa nó lên một giao điểm rồi ra xa, và theo dõi số ứng viên.',
      differs:
        'Bài viết đánh dấu ứng viên, và bên gọi phải dò tìm trong mọi phần tử. Ở đây cây chỉ đưa ra các ứng viên, mỗi ứng viên một lần.',
    },
  },
  actions: {
    play: 'Phát',
    pause: 'Tạm dừng',
    step: 'Tiến',
    stepBack: 'Lùi một bước',
    restart: 'Bắt đầu lại',
    probe: 'Khung dò',
    copyLink: 'Chép liên kết',
    linkCopied: 'Đã chép liên kết',
    linkNotCopied: 'Hãy chép từ thanh địa chỉ',
    share: 'Chia sẻ',
    newSeed: 'Hạt giống mới',
  },
  facts: {
    frame: { label: 'Khung hình' },
    objects: { label: 'Đối tượng' },
    nodes: { label: 'Nút' },
    leaves: { label: 'Nút lá' },
    references: {
      label: 'Tham chiếu',
      hint: 'Số mục trong mọi nút: nhiều hơn số đối tượng khi có bản sao.',
    },
    depth: { label: 'Các mức' },
    tests: { label: 'Cặp đã kiểm tra' },
    bruteForce: { label: 'Vét cạn' },
    collidingPairs: { label: 'Cặp va chạm' },
    visited: { label: 'Đã thăm', hint: 'Các nút mà câu hỏi đi tới.' },
    tested: { label: 'Đã kiểm tra', hint: 'Các đối tượng mà nó xét hộp.' },
    candidates: { label: 'Ứng viên', hint: 'Những gì cây đưa ra cho khung dò.' },
    hits: { label: 'Trúng', hint: 'Những gì thật sự chạm khung dò.' },
    time: {
      label: 'Thời gian',
      hint: 'Để theo kịp các đối tượng và tìm mọi cặp: trung bình các khung hình gần nhất, trên máy này.',
    },
    oracle: { label: 'Trọng tài', hint: 'Vét cạn kiểm tra mọi cặp.' },
    fingerprint: { label: 'Dấu vân tay', hint: 'Cùng một liên kết cho cùng một dấu vân tay.' },
  },
  share: {
    title: 'Mang khung hình này theo',
    close: 'Đóng',
    copy: 'Chép',
    save: 'Lưu',
    copied: 'Đã chép.',
    saved: 'Đã lưu.',
    notCopied: 'Trình duyệt này không cho trang sao chép. Đây là văn bản:',
    text: 'Văn bản để chép',
    kinds: {
      link: { label: 'Liên kết', hint: 'Mở đúng những gì bạn đang thấy.' },
      embed: { label: 'Nhúng', hint: 'Một iframe cho trang của bạn; nhấp vào thì chạy.' },
      typescript: {
        label: 'Mã TypeScript',
        hint: 'Một chương trình cho gói npm, với chính các hộp này.',
      },
      cpp: { label: 'Mã C++', hint: 'Một chương trình cho thư viện C++, với chính các hộp này.' },
      png: { label: 'Ảnh PNG', hint: 'Hình ảnh theo từng điểm ảnh.' },
      svg: { label: 'Ảnh SVG', hint: 'Hình ảnh dạng vector, sắc nét ở mọi kích thước.' },
    },
  },
  startScene: (name) => `Bắt đầu: ${name}`,
  openWhole: 'Mở trang đầy đủ',
  embedTitle: 'Quadrille: cây tứ phân đang làm việc',
  glance: (pairs, tests, nodes) => `Cặp ${pairs} · kiểm tra ${tests} · nút ${nodes}`,
  saved: (percent) => `tiết kiệm ${percent}`,
  dearer: (percent) => `nhiều hơn vét cạn ${percent}`,
  sliderOf: (label) => `${label}, thanh trượt`,
  levels: (first, last) => (first === last ? first : `${first}–${last}`),
  verdict: (missed, double) => `sót ${missed}, trùng ${double}`,
  verdictWrong: (missed, double, wrong) => `sót ${missed}, trùng ${double}, sai ${wrong}`,
  oracleRests: (limit) => `nghỉ khi quá ${limit}`,
  nothing: '–',
  tree: {
    title: 'Hình dạng của cây',
    outline: 'Các nút của cây',
    root: 'gốc',
    nodeHolds: (depth, objects, own, pairs) =>
      `độ sâu ${depth}, ${objects} đối tượng, ${own} giữ tại đây${pairs === undefined ? '' : `, ${pairs} cặp`}`,
    help: 'Nút được trỏ tới có khung trong hình, và ô được trỏ tới được đánh dấu ở đây. Các phím mũi tên đi qua danh sách.',
  },
  tools: {
    label: 'Công cụ',
    look: 'Xem',
    ask: 'Hỏi: chuyện của một đối tượng, hoặc vì sao hai đối tượng được kiểm tra',
    askHelp:
      'Chọn một đối tượng: việc chèn nó được kể lại, từng sự kiện. Chọn đối tượng thứ hai: vì sao hai đối tượng được kiểm tra, hoặc vì sao không.',
    grab: 'Kéo và ném',
    add: 'Thêm đối tượng',
    wall: 'Vẽ tường',
    erase: 'Xóa',
    help: 'Công cụ tác động tại nơi bạn nhấn. Trên hình, các phím mũi tên di chuyển nó, Enter đặt xuống và nhấc lên, Escape cất đi.',
    onlyBounce: 'Công cụ dùng cho các đối tượng nảy: hãy chọn chuyển động Nảy.',
  },
  lessons: { title: 'Bài học', quadtree: 'Cây tứ phân là gì', placement: 'Nút cha hay nút lá?' },
  legend: {
    title: 'Ý nghĩa các dấu',
    object: 'đối tượng',
    second: 'loại đối tượng thứ hai',
    collides: 'thuộc một cặp va chạm',
    visited: 'khung dò đã thăm',
    candidate: 'ứng viên của khung dò',
    touched: 'chạm khung dò',
    straddles: 'giữ ở trên các nút lá',
    copied: 'giữ trong nhiều nút lá',
    cell: 'ô, càng sâu càng đậm',
  },
  backToPicture: 'Trở lại hình',
  compare: {
    same: (pairs) => `Mọi khung đều tìm thấy cùng các cặp: ${pairs}`,
    differ: 'Các khung không tìm thấy cùng các cặp',
    sameHits: (hits) => `cùng các đối tượng trúng khung dò: ${hits}`,
    differentHits: 'Các khung không tìm thấy cùng các đối tượng trúng khung dò',
    oneAlone: 'Chọn thêm một cách thứ hai để so sánh',
    bruteForceRests: (limit) =>
      `Vét cạn nghỉ khi có trên ${limit} đối tượng: quá chậm để theo dõi.`,
  },
  museum: {
    printed: (statement) => `Như bản in, ${statement}`,
    mended: 'Như ý định ban đầu',
    scene: 'Dựng cảnh cho thấy lỗi',
    legend:
      'Màu cánh sen là những gì vét cạn tìm thấy mà mã thì không: đường có dấu chéo nối một cặp bị sót, vòng nét đứt quanh một đối tượng bị lạc, con số cho biết một cặp đã đến bao nhiêu lần.',
    rests: (limit) => `Bảo tàng nghỉ khi có trên ${limit} đối tượng.`,
    tooLarge: 'Bảo tàng nghỉ: với cảnh này, cây như bản in sẽ mất hàng giây cho một khung hình.',
    boxesOnly: (square, rectangle) =>
      `Mã in chỉ trả lời câu hỏi bằng hộp, nên khung dò này phải chờ: hãy chọn ${square} hoặc ${rectangle}.`,
    facts: {
      missed: { label: 'Cặp bị sót', hint: 'Các cặp chồng lên nhau mà không ai báo.' },
      doubles: {
        label: 'Trùng lặp',
        hint: 'Số lần một đối tượng được báo lại cùng một láng giềng.',
      },
      oneSided: {
        label: 'Chỉ thấy từ một phía',
        hint: 'Các cặp mà chỉ một trong hai đối tượng tìm thấy.',
      },
      unmarked: {
        label: 'Va chạm mà không tô màu',
        hint: 'Đối tượng va chạm mà vẫn giữ màu thường.',
      },
      missedHits: {
        label: 'Khung dò bỏ sót',
        hint: 'Những gì chạm khung dò mà không có trong các ứng viên. Cần bật khung dò.',
      },
      inGaps: { label: 'Đối tượng trong khe hở', hint: 'Đối tượng lấn vào dải không ô nào phủ.' },
      dropped: { label: 'Đối tượng bị bỏ', hint: 'Đối tượng mà cây hoàn toàn không giữ.' },
      reports: { label: 'Lượt báo', hint: 'Số va chạm được báo, từ cả hai phía và mọi lần.' },
    },
    why: {
      descent:
        'Một hộp nằm vắt qua đường chia chỉ nhận những gì nút của nó giữ, vì hàm retrieve như in chỉ đi xuống với hộp vừa một phần tư. Mọi cặp trong cảnh vẫn được tìm thấy từ phía kia, nhưng một câu hỏi từ bên ngoài, như khung dò, bỏ sót những gì ở bên dưới.',
      halves:
        'Một nửa của 75 là 37,5 nhưng mã in ép thành 37. Từ mức 4 trở đi các ô không còn lấp đầy ô cha: các dải màu cánh sen không thuộc ô nào. Không cặp nào bị mất, vì đối tượng được xếp theo điểm giữa chính xác; nhưng cái được vẽ không phải cái được định.',
      outside:
        'Một đối tượng không chạm vùng gốc thì không được đặt vào đâu cả, mà không báo gì. Nó không thể được tìm thấy hay va chạm cho đến khi đi vào; kẻ địch chờ ngoài màn hình đi xuyên qua nhau.',
      doubles:
        'Một đối tượng trên đường chia nằm trong hai hoặc bốn lá, và mỗi lần duyệt lấy nó từ từng lá. Danh sách như in giữ lại tất cả, nên cùng một cặp được xét và báo tới bốn lần.',
      centre:
        'Phép xét nửa trên nhìn tâm của đối tượng thay vì cạnh dưới. Một đối tượng thò qua đường chia bị xếp vào ô trên và không bao giờ gặp thứ nó chạm ở dưới.',
      copies:
        'Các ứng viên là bản sao, nên chỉ đối tượng hỏi mới chuyển đỏ. Khi một cặp chỉ được tìm thấy từ một phía, vì đối tượng vắt qua đường chia không nhìn xuống, thì bạn của nó vẫn giữ màu dù đang va chạm.',
    },
  },
  race: {
    sweep: 'Sắp xếp và quét',
    run: 'Chạy lại',
    stop: 'Dừng',
    running: (count) => `Đang đua với ${count} đối tượng`,
    done: 'Cuộc đua đã xong',
    stopped: 'Đã dừng',
    tests: 'Số lần xét cặp mỗi khung hình',
    milliseconds: 'Mili giây mỗi khung hình, trên máy này',
    objects: 'Số đối tượng',
    numbers: 'Mọi con số: số lần xét và thời gian',
    from: (count) => `từ ${count} đối tượng trở lên`,
    never: 'không lúc nào',
    wins: (name, tests, time) =>
      `${name} hơn vét cạn về số lần xét ${tests}, về thời gian ${time}.`,
    fastest: (count, name) => `Nhanh nhất với ${count} đối tượng: ${name}.`,
    rules:
      'Cảnh đã chọn với ngày càng nhiều đối tượng trong cùng một thế giới, nên càng lúc càng đông. Ở mỗi khung hình mọi đối tượng di chuyển và mọi cặp được tìm ra. Các cây là thư viện trong WebAssembly; vét cạn và sắp xếp và quét là TypeScript thuần. Nơi một đường kết thúc, khung hình tiếp theo sẽ quá lâu. Một vòng tròn đánh dấu nơi đường đó xuống dưới vét cạn.',
    reckoned: 'Nơi quá chậm, vét cạn được ước tính từ lần chạy cuối và vẽ bằng nét đứt.',
  },
  camera: { label: 'Thu phóng', zoomIn: 'Phóng to', zoomOut: 'Thu nhỏ', zoomToFit: 'Hiện tất cả' },
  keys: 'Phím cách: phát hoặc tạm dừng · dấu phẩy: lùi một bước · dấu chấm: tiến một bước · R: bắt đầu lại · N, B: sự kiện sau, sự kiện trước của câu chuyện · L, K: trang sau, trang trước của bài học · C: chép liên kết · cộng, trừ, 0: phóng to, thu nhỏ, hiện tất cả · trên hình, các phím mũi tên di chuyển khung dò, nhấp để ghim, Escape để thả',
  cannotStart: (reason) =>
    `Cây tứ phân không khởi động được nên không có gì để hiển thị. Cần một trình duyệt có WebAssembly và các lệnh SIMD của nó. (${reason})`,
  refused: {
    nodes:
      'Cây từ chối các thiết lập này: sẽ cần quá nhiều nút. Hãy tăng sức chứa, giảm độ sâu tối đa, hoặc dùng ít đối tượng hơn và nhỏ hơn.',
    pairs:
      'Cây từ chối các thiết lập này: có quá nhiều cặp va chạm để liệt kê hết. Hãy dùng ít đối tượng hơn hoặc nhỏ hơn.',
    time: 'Cây từ chối các thiết lập này: chỉ một khung hình đã mất nhiều giây. Hãy tăng sức chứa, đổi độ sâu tối đa, hoặc dùng ít đối tượng hơn và nhỏ hơn.',
  },
  newerLink:
    'Liên kết này đến từ một phiên bản mới hơn của trang. Những gì phiên bản này không đọc được đã bị bỏ qua.',
  cutLink:
    'Liên kết này bị hỏng trên đường đi: trong những gì tay đã làm với các đối tượng, chỉ đọc được phần đầu.',
  idleEdits:
    'Liên kết này có những chỉnh sửa bằng tay mà chỉ các đối tượng nảy mới theo được: cảnh được hiện không có chúng.',
  linkReach: {
    fromStart: 'Khung hình này quá xa để đi tới: liên kết bắt đầu từ đầu.',
    fewerEdits: (held: string, all: string) =>
      `Liên kết chỉ đủ chỗ cho ${held} trong ${all} chỉnh sửa đầu tiên, và hiện cảnh như trước chỉnh sửa kế tiếp.`,
  },
  timeline: 'Dòng thời gian',
  frameOf: (frame, last) => `Khung hình ${frame} / ${last}`,
  replaying: (frame, percent) => `Đang đi tới khung hình ${frame}: ${percent}`,
  pinned: 'Đã ghim khung dò. Nhấp lần nữa hoặc nhấn Escape để thả; C chép liên kết.',
  stillMotion:
    'Đang tạm dừng vì hệ thống của bạn yêu cầu giảm chuyển động. Nhấn Phát để xem nó chuyển động, hoặc Tiến để đi từng bước.',
  playing: 'Đang phát',
  pausedAt: (frame, objects, pairs, nodes) =>
    `Tạm dừng ở khung hình ${frame}: ${objects} đối tượng, ${pairs} cặp va chạm, ${nodes} nút.`,
  probeSays: (candidates, hits) => `Khung dò: ${candidates} ứng viên, ${hits} trúng.`,
  sceneChosen: (name) => `Cảnh: ${name}.`,
};
