/**
 * The scripts and styles of what a feature imports later, for pages that can tell that it will: the server sends them along, and
 * nothing waits for the feature to ask.
 * @param {readonly string[]} sources whose dynamic imports are meant, from the product's root
 * @param {import('./chunks.mjs').Chunk[]} chunks
 * @param {readonly string[]} known files that the feature brings anyway
 * @returns {string[]} scripts, the largest first, then styles
 * @throws {Error} where a source imports nothing later
 */
export function expectedFiles(sources, chunks, known) {
  const files = sources.flatMap((source) => {
    const entries = chunks.flatMap(({ later }) => later[source] ?? []);
    if (entries.length === 0) throw new Error(`"expected": ${source} has no dynamic import in the build.`);
    return chunks
      .filter(({ entryPoint }) => entries.includes(entryPoint))
      .flatMap(({ imports, file, style }) => [...imports, file, ...(style ? [style.file] : [])]);
  });
  const size = (file) => chunks.find((chunk) => chunk.file === file)?.text.length ?? 0;
  // The largest first: it takes longest, and the others load in parallel. Styles are after the scripts.
  return [...new Set(files)]
    .filter((file) => !known.includes(file))
    .sort((one, other) => size(other) - size(one));
}
