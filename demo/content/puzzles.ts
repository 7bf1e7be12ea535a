/** A chess problem of the week. */
export interface ChessProblem {
  readonly title: string;
  readonly task: string;
  /** The pieces, row by row from the top, in the first field of FEN. */
  readonly position: string;
  readonly solution: string;
}

export const CHESS_PROBLEMS: readonly ChessProblem[] = [
  {
    title: 'Wit geeft mat in één',
    task: 'De zwarte koning heeft zichzelf ingebouwd.',
    position: '6k1/5ppp/8/8/8/8/5PPP/3R2K1',
    solution: '1. Td8 mat: de pionnen die de koning beschermen, sluiten hem ook op.',
  },
  {
    title: 'Wit geeft mat in twee',
    task: 'Een wending die al vijf eeuwen in de boeken staat.',
    position: 'r5rk/6pp/7N/8/2Q5/8/6PP/7K',
    solution: '1. Dg8+ Txg8 2. Pf7 mat. Het paard springt over alles heen, de koning kan nergens heen.',
  },
  {
    title: 'Zwart houdt remise',
    task: 'Een toren minder, en toch een half punt.',
    position: '7k/8/8/8/8/5K2/r5R1/8',
    solution: '1… Tf2+ en na 2. Kxf2 is het pat; na 2. Txf2 ook.',
  },
];

/** The filled-in numbers of the sudoku, row by row; 0 is an empty field. */
export const SUDOKU = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

/** The solved sudoku. */
export const SUDOKU_SOLVED =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** The SHA-256 hashes of the answers to the rebus, with and without the article. */
export const REBUS_HASHES = [
  'd001ad7f3a777caefa29ad916aa7f7480f8e799808cfee74a22bd3e4d45d47ce',
  'f094aaa2d06aca781a20efcdf6e5c51a9eabc6d7b246e84330336e4e3100bf2d',
];
