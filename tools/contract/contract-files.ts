import type { Entry } from '../../build/manifest-schema.ts';
import { makeContract } from './make-contract.ts';
import { builtManifestSchema, contractSchema, featureEntriesSchema } from './schemas.ts';

/** The files beside a build that no page requests: their names stay. */
export const CONTRACT_FILES = [
  'contract.json',
  'contract.schema.json',
  'feature-entries.schema.json',
  'manifest.schema.json',
  'site-config.schema.json',
];

/**
 * The contract and the JSON Schemas of what a publisher reads and writes, for the folder of the build: what a linter, a
 * plugin of a CMS or a template author's editor reads.
 * @returns text by file name
 */
export async function makeContractFiles(
  root: string,
  manifest: Record<string, Entry>,
): Promise<Map<string, string>> {
  const { contract, siteConfig } = await makeContract(root, manifest);
  const values = [contract, contractSchema(), featureEntriesSchema(), builtManifestSchema(), siteConfig];
  return new Map(CONTRACT_FILES.map((file, index) => [file, `${JSON.stringify(values[index], null, 1)}\n`]));
}
