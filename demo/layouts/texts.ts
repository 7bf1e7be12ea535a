/** The paper's name, and its wordmark. */
export const NAME = 'De Nieuwe Morgentijd';
export const WORDMARK = 'NMT';
