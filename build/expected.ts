import type { Chunk } from './chunks.ts';

/**
 * The scripts and styles of what a feature imports later, for pages that can tell that it will: the server sends them along, and
 * nothing waits for the feature to ask.
 * @param sources whose dynamic imports are meant, from the product's root
 * @param known files that the feature brings anyway
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
  // The largest first: it takes longest, and the others load in parallel. Styles are after the scripts.
  return [...new Set(files)]
    .filter((file) => !known.includes(file))
    .sort((one, other) => size(other) - size(one));
}
