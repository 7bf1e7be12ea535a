import { siteNames } from '../../../core/runtime/site/site-file.ts';
import * as own from './publication-code.ts';

/** The code of a publication of the site; the product's own publications do not count where the site lists its own. */
export function publicationCode(publication: string): string | undefined {
  const { editions } = siteNames();
  if (!editions) return own.publicationCode(publication);
  return Object.hasOwn(editions, publication) ? editions[publication] : undefined;
}
