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
 * Adds the description of all calls to a build, so that the teams that answer them find the one of the live release.
 * @param dist the folder of the build, to which the files are written
 */
export function writeApi(dist: string, { openApi, schemas }: Api): void {
  writeFileSync(join(dist, 'openapi.json'), openApi);
  writeFiles(join(dist, 'api'), schemas);
}
