import { html, type Markup } from '../../server/html.ts';

/** The width of the picture in SVG units: it has the aspect ratio of all pictures of the paper. */
const WIDTH = 320;
const HEIGHT = 200;

/**
 * A board of square cells, one character each: `#` is a dark cell, a point an empty one, and a letter, a digit or a
 * chess piece is drawn in its cell.
 */
interface Board {
  readonly cell: number;
  readonly rows: readonly string[];
  /** Number of cells between thick lines, if the board has any. */
  readonly box?: number;
  /** Whether only cells with a letter are drawn, each as a tile. */
  readonly hasTiles?: boolean;
}

const SUDOKU = { cell: 20, box: 3 };
const CROSSWORD = { cell: 20 };
const CHESS = { cell: 24 };
const WORDS = { cell: 20, hasTiles: true };

/**
 * The board of each puzzle, by the puzzle's name in its address. Chess pieces are on light squares, on which they are
 * visible.
 */
const BOARDS: Readonly<Record<string, Board>> = {
  'sudoku-mild': {
    ...SUDOKU,
    rows: [
      '53..7....',
      '6..195...',
      '.98....6.',
      '8...6...3',
      '4..8.3..1',
      '7...2...6',
      '.6....28.',
      '...419..5',
      '....8..79',
    ],
  },
  'sudoku-pittig': {
    ...SUDOKU,
    rows: [
      '..9.1..4.',
      '.2....7..',
      '....8...3',
      '7..6.....',
      '..1...5..',
      '.....4..2',
      '4...2....',
      '..8....6.',
      '.5..7.1..',
    ],
  },
  'kruiswoord-dinsdag': {
    ...CROSSWORD,
    rows: [
      '..#STORM#..#....',
      '#...#..#...#..#.',
      '..#...#..DUIN#..',
      '.#..#...#..#...#',
      '...EB#..#.#..#..',
      '#.#...#...#..#..',
      '..#..#.VLOED#...',
      '.#...#..#..#..#.',
      '...#...#..#.#...',
      '.#..#.#...#...#.',
    ],
  },
  'kruiswoord-zaterdag': {
    ...CROSSWORD,
    rows: [
      'DIJK#...#..WAD#.',
      '.#.#..#.#.#.#...',
      '...#REGEN#..#.#.',
      '.#.....#...#....',
      '#..#.#..KRANT#.#',
      '...#...#..#.....',
      '.#.PONT#.#..#.#.',
      '..#...#...#.....',
      '.#..#.#.#..#.#.#',
      '....#...#.......',
    ],
  },
  'mat-in-drie': {
    ...CHESS,
    rows: ['.#.#.#♚#', '#.#.#♟#♟', '.#.#.#♟#', '#.#♘#.#.', '.#.#.#.#', '#.#.#.#♙', '.#.#.#♙#', '#.#♖#.#♔'],
  },
  eindspel: {
    ...CHESS,
    rows: ['.#.#.#.#', '#.#.#.#.', '.#♚#.#.#', '#.#.#.#.', '♟#.#♔#.#', '#.#.#.#.', '♙#.#.#.#', '#.#.#♗#.'],
  },
  letterladder: {
    ...WORDS,
    rows: ['LETTER', '', '.LETTER', '', 'LADDER', '', '.LADER', '', 'WOORD'].map((row) => [...row].join('.')),
  },
  cryptogram: {
    ...WORDS,
    rows: ['', '.S.C.H.A.T', '', '', '.....K.A.A.R.T', '', '', '..G.E.H.E.I.M'],
  },
};

/**
 * A picture of a puzzle, in the colours of the paper: the whole board, in the middle.
 * @param slug the puzzle's name in its address
 * @throws if it has no board
 */
export function puzzlePicture(slug: string): Markup {
  const board = BOARDS[slug];
  if (!board) throw new Error(`The puzzle ${slug} has no board.`);
  const { cell, rows, box } = board;
  const columns = Math.max(...rows.map((row) => row.length));
  const [left, top] = [(WIDTH - columns * cell) / 2, (HEIGHT - rows.length * cell) / 2];
  const cells = rows.flatMap((row, y) =>
    [...row].map((sign, x) => cellOf(sign, left + x * cell, top + y * cell, board)),
  );
  const strong = box === undefined ? '' : boxLines(left, top, columns * cell, box * cell);
  return html`<svg class="puzzle-picture" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">${cells}${strong && html`<path class="puzzle-picture__box" d="${strong}"/>`}</svg>`;
}

function cellOf(sign: string, x: number, y: number, { cell, hasTiles = false }: Board): Markup {
  const isTile = hasTiles && /\w/.test(sign);
  return html`${(isTile || !hasTiles) && html`<rect x="${x}" y="${y}" width="${cell}" height="${cell}"${sign === '#' && html` class="puzzle-picture__dark"`}${isTile && html` class="puzzle-picture__tile"`}/>`}${/[^.#]/.test(sign) && html`<text x="${x + cell / 2}" y="${y + cell / 2}">${sign}</text>`}`;
}

/** The thick lines of a square board, as the data of a path. */
function boxLines(left: number, top: number, size: number, step: number): string {
  const lines = Array.from({ length: size / step + 1 }, (_, index) => index * step);
  return lines.map((at) => `M${left + at} ${top}v${size}M${left} ${top + at}h${size}`).join('');
}
