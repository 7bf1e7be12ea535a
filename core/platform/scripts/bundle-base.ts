/**
 * Returns the folder of the bundle's files, with a slash at its end, from the loader's element; for features that
 * inspect the bundle itself. Other scripts may be called `loader.js`, too; ours has files with integrity in the same
 * folder.
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
