/**
 * Checks the imports of all folders with code: the rules of `.dependency-cruiser.mjs`, and that `core/domain/` holds only
 * what several features use.
 */
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules, { FOLDERS } from '../.dependency-cruiser.mjs';
import { describeSingleFeatureFile, singleFeatureFiles } from './single-feature-files.ts';

const root = join(import.meta.dirname, '..');
const PRODUCT = ['core', 'widgets'];
/** Fewer modules than this and nothing was read: a parser that is missing looks like a pass. */
const MODULES_AT_LEAST = 3000;

/** @returns counts of checks */
export async function checkImportRules(): Promise<{ passed: number; failed: number }> {
  const { summary } = await readGraph(FOLDERS, {
    validate: true,
    ruleSet: { required: rules.required, forbidden: rules.forbidden },
  });
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
  const isRead = summary.totalCruised >= MODULES_AT_LEAST;
  if (!isRead)
    console.error(`Only ${summary.totalCruised} modules were read; expected at least ${MODULES_AT_LEAST}.`);

  // Types as well: what only describes a feature's data belongs to it, too.
  const { modules } = await readGraph(PRODUCT, { tsPreCompilationDeps: true });
  const strays = singleFeatureFiles(modules);
  for (const stray of strays) console.error(describeSingleFeatureFile(stray));

  const failed = (summary.violations.length > 0 || !isRead ? 1 : 0) + (strays.length > 0 ? 1 : 0);
  console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} dependencies`);
  return { passed: 2 - failed, failed };
}

/** The import graph, read from the top of the checkout. */
async function readGraph(folders: string[], options: ICruiseOptions): Promise<ICruiseResult> {
  const tsConfig = extractTSConfig(join(root, 'tsconfig.json'));
  const { enhancedResolveOptions, ...shared } = rules.options;
  const { output } = await cruise(folders, { baseDir: root, ...shared, ...options }, enhancedResolveOptions, {
    tsConfig,
  });
  if (typeof output === 'string') throw new TypeError(`Expected the import graph, found "${output}".`);
  return output;
}
