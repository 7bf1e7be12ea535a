/**
 * The browsers that the product supports, which limit the syntax of chunks. `npm test budgets` checks that they can
 * parse the built files; Safari 16.3 already lacks the look-behind of regular expressions that two files use.
 */
export const CHUNK_TARGET = ['es2022', 'chrome109', 'firefox115', 'safari16.4'];

/** The syntax of the loader and head.js: they must at least parse in older browsers. */
export const LOADER_TARGET = ['es2018'];
