/**
 * What the editors choose for readers who follow no topic, by the numbers of the articles, in their order. The front page
 * leaves out those that it has itself.
 */
export const EDITORS_CHOICE: readonly number[] = [
  4111, 4116, 4110, 4124, 4101, 4109, 3302, 3402, 3006, 3103, 3204, 3502,
];
