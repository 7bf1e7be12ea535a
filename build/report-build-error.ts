import { ManifestError } from './read-manifest.ts';

/** Prints why a build failed: the message alone if it names a mistake in the sources, the stack if it is one of the build. */
export function reportBuildError(error: unknown): void {
  const isExpected =
    error instanceof ManifestError ||
    (error instanceof Error && 'errors' in error && Array.isArray(error.errors));
  console.error(isExpected ? error.message : error);
}
