import type { Chunk } from './chunks.ts';

/**
 * Returns the scripts and styles that a feature imports later, for pages that can tell that it will: the server sends
 * them along, so that the feature need not request them.
 * @param sources the sources with the dynamic imports, from the product's root
 * @param known files that the feature loads anyway
 * @returns scripts, the largest first, then styles
 * @throws {Error} if a source imports nothing later
 */
export function expectedFiles(
  sources: readonly string[],
  chunks: readonly Chunk[],
  known: readonly string[],
): string[] {
  const files = sources.flatMap((source) => {
    const entries = chunks.flatMap(({ later }) => later[source] ?? []);
    if (entries.length === 0) throw new Error(`"expected": ${source} has no dynamic import in the build.`);
    return entries.flatMap((entry) =>
      chunks.flatMap(({ importsOfLater, file, style }) => {
        const imports = importsOfLater[entry];
        return imports ? [...imports, file, ...(style ? [style.file] : [])] : [];
      }),
    );
  });
  const size = (file: string) => chunks.find((chunk) => chunk.file === file)?.text.length ?? 0;
  // The largest script is first: it takes longest, and the others load in parallel. Styles are after the scripts.
  return [...new Set(files)]
    .filter((file) => !known.includes(file))
    .sort((one, other) => size(other) - size(one));
}
