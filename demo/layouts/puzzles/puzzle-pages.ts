import {
  CHESS_PROBLEMS,
  type ChessProblem,
  REBUS_HASHES,
  SUDOKU,
  SUDOKU_SOLVED,
} from '../../content/puzzles.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { specialPage } from './special-page.ts';

const PUZZLES = [
  ['/puzzels/sudoku/', 'de sudoku'],
  ['/puzzels/kruiswoord/', 'het kruiswoord'],
  ['/puzzels/schaken/', 'de schaakrubriek'],
  ['/puzzels/rebus/', 'de rebus'],
] as const;

/**
 * The links to the other puzzles.
 * @param own the address of this page's puzzle
 */
function others(own: (typeof PUZZLES)[number][0]): Markup {
  const [one, two, three] = PUZZLES.filter(([address]) => address !== own).map(
    ([address, name]) => html`<a href="${address}">${name}</a>`,
  );
  return html`<p>Meer puzzels: ${one}, ${two} en ${three}.</p>`;
}

/** The page of the sudoku as printed, with its solution below it. */
export const sudokuPage = (context: PageContext): Markup =>
  specialPage(
    {
      title: 'De sudoku van vandaag',
      kicker: 'Puzzels',
      lead: 'Eén ster: voor bij het eerste kopje koffie.',
      address: '/puzzels/sudoku/',
      body: html`<div data-widget="puzzle-article"><p>Vul in elke rij, elke kolom en elk vak de cijfers 1 tot en met 9 in.</p>
${sudoku(SUDOKU, 'De opgave')}
<div data-puzzle-solution><h2>Oplossing</h2>${sudoku(SUDOKU_SOLVED, 'De oplossing')}</div></div>
<section class="puzzle-on-screen"><h2>Liever op het scherm?</h2>
<div data-widget="puzzle-inserters" data-puzzle="sudoku" data-puzzle-src="/third-party/puzzels/speel/sudoku"><p><a href="/third-party/puzzels/speel/sudoku">Open de puzzel</a></p></div></section>
${others('/puzzels/sudoku/')}`,
    },
    context,
  );

/** The page of the crossword, in a frame. */
export const crosswordPage = (context: PageContext): Markup =>
  specialPage(
    {
      title: 'De kleine kruiswoordpuzzel',
      kicker: 'Puzzels',
      lead: 'Vijf bij vijf, elke dag een nieuwe.',
      address: '/puzzels/kruiswoord/',
      body: html`<div data-widget="puzzle-inserters" data-puzzle="crossword" data-puzzle-src="/third-party/puzzels/speel/crossword"><p><a href="/third-party/puzzels/speel/crossword">Open de puzzel</a></p></div>
${others('/puzzels/kruiswoord/')}`,
    },
    context,
  );

/** The page of the chess column. */
export const chessPage = (context: PageContext): Markup =>
  specialPage(
    {
      title: 'Drie keer denken voor het ontbijt',
      kicker: 'Puzzels',
      lead: 'Drie stellingen, van makkelijk naar gemeen. De oplossing staat onder elk bord, maar pas als je erom vraagt.',
      address: '/puzzels/schaken/',
      body: html`${CHESS_PROBLEMS.map(problem)}${others('/puzzels/schaken/')}`,
    },
    context,
  );

/** The page of the holiday issue's rebus. */
export const rebusPage = (context: PageContext): Markup =>
  specialPage(
    {
      title: 'De rebus van de week',
      kicker: 'Puzzels',
      lead: 'Welk gezegde staat hier?',
      address: '/puzzels/rebus/',
      body: html`<div data-special="rebus" data-answer-hashes="${REBUS_HASHES.join(', ')}"><img src="/static/images/rebus-gezegde.svg" width="640" height="240" alt="Een appel, een pijl omlaag met een streep erdoor, een liggende pijl en een boom."><details><summary>Oplossing</summary><p>De appel valt niet ver van de boom.</p></details></div>
${others('/puzzels/rebus/')}`,
    },
    context,
  );

function sudoku(numbers: string, caption: string): Markup {
  const rows = Array.from({ length: 9 }, (_, row) => [...numbers.slice(row * 9, row * 9 + 9)]);
  return html`<table class="sudoku"><caption>${caption}</caption><tbody>${rows.map(
    (row) => html`<tr>${row.map((number) => html`<td>${number !== '0' && number}</td>`)}</tr>`,
  )}</tbody></table>`;
}

function problem({ title, task, position, solution }: ChessProblem): Markup {
  return html`<section><h2>${title}</h2><p>${task}</p>${chessBoard(position)}
<div data-widget="chess-solution"><p data-chess-solution>${solution}</p></div></section>`;
}

const PIECES: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  K: ['♔', 'witte koning'],
  Q: ['♕', 'witte dame'],
  R: ['♖', 'witte toren'],
  N: ['♘', 'wit paard'],
  P: ['♙', 'witte pion'],
  k: ['♚', 'zwarte koning'],
  q: ['♛', 'zwarte dame'],
  r: ['♜', 'zwarte toren'],
  n: ['♞', 'zwart paard'],
  p: ['♟', 'zwarte pion'],
};

/** A board as one picture, whose accessible name lists the pieces. */
function chessBoard(position: string): Markup {
  const fields = position
    .split('/')
    .flatMap((row) => [...row.replace(/\d/g, (count) => ' '.repeat(Number(count)))]);
  const names = fields.flatMap((piece, at) => {
    const name = PIECES[piece]?.[1];
    return name ? [`${name} op ${'abcdefgh'[at % 8]}${8 - Math.floor(at / 8)}`] : [];
  });
  return html`<div class="chess-board" role="img" aria-label="Schaakbord: ${names.join(', ')}.">${fields.map(
    (piece) => html`<span>${PIECES[piece]?.[0]}</span>`,
  )}</div>`;
}
