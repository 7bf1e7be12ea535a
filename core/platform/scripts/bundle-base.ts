/**
 * The folder of the bundle's files, with a slash at its end: that of the loader's element, for features that look at the
 * bundle itself. Scripts of others may be called `loader.js`, too: ours is the one with checked files beside it.
 * @returns empty if the loader's file has another name
 */
export function bundleBase(): string {
  const scripts = [...document.scripts];
  const isLoader = (src: string) => /\/loader(-\w{5})?\.js(\?|$)/.test(src);
  const folders = scripts.filter(({ src }) => isLoader(src)).map(({ src }) => src.replace(/[^/]*$/, ''));
  const hasChunk = (folder: string) =>
    scripts.some(({ src, integrity }) => integrity !== '' && src.startsWith(folder) && !isLoader(src));
  return folders.find(hasChunk) ?? '';
}
