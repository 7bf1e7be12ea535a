/**
 * Checks the imports of all folders with code: the rules of `.dependency-cruiser.mjs`, and that `core/domain/` contains
 * only modules that several features use.
 */
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules, { FOLDERS } from '../.dependency-cruiser.mjs';
import { describeSingleFeatureFile, singleFeatureFiles } from './single-feature-files.ts';

const root = join(import.meta.dirname, '..');
const PRODUCT = ['core', 'widgets'];
/**
 * The minimum number of modules: with fewer the sources were not read, and a missing parser would look like a success.
 */
const MODULES_AT_LEAST = 3000;

/** @returns the numbers of checks */
export async function checkImportRules(): Promise<{ passed: number; failed: number }> {
  const { summary } = await readGraph(FOLDERS, {
    validate: true,
    ruleSet: { required: rules.required, forbidden: rules.forbidden },
  });
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
  const isRead = summary.totalCruised >= MODULES_AT_LEAST;
  if (!isRead)
    console.error(`Only ${summary.totalCruised} modules were read; expected at least ${MODULES_AT_LEAST}.`);

  // Type imports count as well, because a module that only describes a feature's data belongs to the feature, too.
  const { modules } = await readGraph(PRODUCT, { tsPreCompilationDeps: true });
  const strays = singleFeatureFiles(modules);
  for (const stray of strays) console.error(describeSingleFeatureFile(stray));

  const failed = (summary.violations.length > 0 || !isRead ? 1 : 0) + (strays.length > 0 ? 1 : 0);
  console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} dependencies`);
  return { passed: 2 - failed, failed };
}

/** The import graph, read from the root of the checkout. */
async function readGraph(folders: string[], options: ICruiseOptions): Promise<ICruiseResult> {
  const tsConfig = extractTSConfig(join(root, 'tsconfig.json'));
  const { enhancedResolveOptions, ...shared } = rules.options;
  const { output } = await cruise(folders, { baseDir: root, ...shared, ...options }, enhancedResolveOptions, {
    tsConfig,
  });
  if (typeof output === 'string') throw new TypeError(`Expected the import graph, found "${output}".`);
  return output;
}
