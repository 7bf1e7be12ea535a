/**
 * The editors' choice for readers who follow no topic: the ids of the articles, in order. The front page leaves out
 * those that it already shows.
 */
export const EDITORS_CHOICE: readonly number[] = [
  4111, 4116, 4110, 4124, 4101, 4109, 3302, 3402, 3006, 3103, 3204, 3502,
];
