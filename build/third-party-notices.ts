import { thirdPartyPackages } from './third-party-packages.ts';

/** The file's name in the build. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

const RULE = '='.repeat(80);

/**
 * Writes the licence texts of all packages that are in the build's scripts and styles.
 * @param root the folder that the inputs' paths start from
 * @param inputs the sources in the build, as esbuild's metafile names them
 * @throws {Error} as {@link thirdPartyPackages}
 */
export function thirdPartyNotices(root: string, inputs: Iterable<string>): string {
  const notices = thirdPartyPackages(root, inputs).map(
    ({ name, version, licence, source, texts }) =>
      `${RULE}\n${name} ${version} (${licence})\nSource: ${source}\n${RULE}\n\n${texts.join('\n\n')}\n`,
  );
  return ['The scripts and styles beside this file contain the following packages.', ...notices].join('\n\n');
}
