/**
 * What the editors choose for readers who follow no topic, by the numbers of the articles, in their order. On the front
 * page the first of them stand between other pictures, of which they repeat none.
 */
export const EDITORS_CHOICE: readonly number[] = [4111, 4116, 4110, 4124, 4101, 4109];
