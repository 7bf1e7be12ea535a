import { readManifest } from '../../../build/read-manifest.ts';
import { makeContract } from '../../../tools/contract/make-contract.ts';

let made: ReturnType<typeof makeContract> | undefined;

/**
 * The contract of the product and the schema of its configuration, made from the sources; once for all files of a
 * thread.
 */
export function currentContract(): ReturnType<typeof makeContract> {
  made ??= makeContract(process.cwd(), readManifest('manifest.json', process.cwd()));
  return made;
}
