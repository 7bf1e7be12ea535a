import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../build/write-files.ts';

/** The description of all calls to the publisher's servers, for machines. */
export interface Api {
  readonly openApi: string;
  /** The JSON Schemas by file name. */
  readonly schemas: Map<string, string>;
}

/**
 * Puts the description of all calls beside a build, so that the teams that answer them find that of the release which is live.
 * @param dist folder of the build, which is written
 */
export function writeApi(dist: string, { openApi, schemas }: Api): void {
  writeFileSync(join(dist, 'openapi.json'), openApi);
  writeFiles(join(dist, 'api'), schemas);
}
