import type { Entry } from '../../build/manifest-schema.ts';
import { makeContract } from './make-contract.ts';
import { builtManifestSchema, contractSchema, featureEntriesSchema } from './schemas.ts';

/** The files of a build that no page requests; their names are stable. */
export const CONTRACT_FILES = [
  'contract.json',
  'contract.schema.json',
  'feature-entries.schema.json',
  'manifest.schema.json',
  'site-config.schema.json',
];

/**
 * Makes the contract and the JSON Schemas of the files that a publisher reads and writes, for the folder of the build:
 * for linters, plugins of a CMS and template authors' editors.
 * @returns the texts by file name
 */
export async function makeContractFiles(
  root: string,
  manifest: Record<string, Entry>,
): Promise<Map<string, string>> {
  const { contract, siteConfig } = await makeContract(root, manifest);
  const values = [contract, contractSchema(), featureEntriesSchema(), builtManifestSchema(), siteConfig];
  return new Map(CONTRACT_FILES.map((file, index) => [file, `${JSON.stringify(values[index], null, 1)}\n`]));
}
