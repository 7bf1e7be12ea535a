/**
 * The folder of the bundle's files, with a slash at its end: that of the loader's element, for features that look at the
 * bundle itself.
 * @returns empty if the loader's file has another name
 */
export function bundleBase(): string {
  const loader = [...document.scripts].find(({ src }) => /\/loader\.js(\?|$)/.test(src));
  return loader ? loader.src.replace(/[^/]*$/, '') : '';
}
