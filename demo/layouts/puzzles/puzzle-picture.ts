import type { PaperPuzzle } from '../../content/lists/offers.ts';
import { html, type Markup } from '../../server/html.ts';

const CELL = 20;
/** Cells of a picture: it has the shape of all pictures of the paper. */
const COLUMNS = 16;
const ROWS = 10;

/** Cells by kind: `#` is dark, a letter or a digit stands in its cell, and a point is an empty one. */
const CELLS: Readonly<Record<PaperPuzzle['kind'], readonly string[]>> = {
  sudoku: [
    '5..|.7.|.6.|.1.6',
    '6..|195|...|.8..',
    '.98|...|.6.|2..7',
    '8..|.6.|..3|.4.1',
    '4..|8.3|..1|9...',
    '7..|.2.|..6|.5.3',
    '.6.|...|28.|..4.',
    '...|419|..5|7..2',
    '...|.8.|.79|.1..',
    '3.1|..6|4..|.28.',
  ],
  kruiswoord: [
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
  schaken: [
    '.#.#.#.#.#.#.#.#',
    '#.#.#.#.#♚#.#.#.',
    '.#.#.#.#.#.#.#.#',
    '#.#♟#♟#.#.#.#.#.',
    '.#.#.#.#.#.#♞#.#',
    '#.#.#.#♘#.#.#.#.',
    '.#.#♙#.#.#♙#.#.#',
    '#.#.#.#.#.#.#.#.',
    '.#.#.#♔#.#.#.#.#',
    '#.#.#.#.#.#♖#.#.',
  ],
  woord: [
    '................',
    '..L E T T E R...',
    '................',
    '...L E T T E R..',
    '................',
    '..L A D D E R...',
    '................',
    '...L A D E R....',
    '................',
    '..W O O R D.....',
  ],
};

/** A picture of a kind of puzzle, in the colours of the paper. */
export function puzzlePicture(kind: PaperPuzzle['kind']): Markup {
  const cells = CELLS[kind].flatMap((row, y) =>
    [...row.replaceAll('|', '').padEnd(COLUMNS, '.')].map((sign, x) => cell(sign, x * CELL, y * CELL, kind)),
  );
  return html`<svg class="puzzle-picture" viewBox="0 0 ${COLUMNS * CELL} ${ROWS * CELL}" aria-hidden="true" focusable="false">${cells}</svg>`;
}

function cell(sign: string, x: number, y: number, kind: PaperPuzzle['kind']): Markup {
  const isTile = kind === 'woord' && /\w/.test(sign);
  const isSquare = kind !== 'woord' || isTile;
  return html`${isSquare && html`<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}"${sign === '#' && html` class="puzzle-picture__dark"`}${isTile && html` class="puzzle-picture__tile"`}/>`}${/[^.# ]/.test(sign) && html`<text x="${x + CELL / 2}" y="${y + CELL / 2}">${sign}</text>`}`;
}
