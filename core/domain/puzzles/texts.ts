/** The labels of the button for a closed and an open solution [puzzle-article-1, chess-solution-1, special-rebus-2]. */
export const SHOW_SOLUTION = 'Toon oplossing';
export const HIDE_SOLUTION = 'Verberg oplossing';
