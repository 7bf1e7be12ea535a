/** The frame's name for screen readers, by kind of puzzle [puzzle-inserters-1]. */
export const TITLES = { sudoku: 'Sudoku', crossword: 'Kruiswoordpuzzel' } as const;
