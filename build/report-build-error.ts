import { ManifestError } from './read-manifest.ts';

/**
 * Prints why a build failed: only the message if it names a mistake in the sources, or the stack if the build itself
 * has an error.
 */
export function reportBuildError(error: unknown): void {
  const isExpected =
    error instanceof ManifestError ||
    (error instanceof Error && 'errors' in error && Array.isArray(error.errors));
  console.error(isExpected ? error.message : error);
}
