/** What the editors choose for readers who follow no topic, by the numbers of the articles, in their order. */
export const EDITORS_CHOICE: readonly number[] = [4101, 4107, 4102, 4111, 4109, 4106];
