import { configEntries, isText } from '../../../core/runtime/config/guards.ts';
import { documentConfig } from '../../../core/runtime/page/document-config.ts';

/** The site's own, if it lists any; the product's otherwise. */
const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    configEntries(documentConfig(), 'names.editions', 'a code', isText, {
      handelsblad: 'NH',
      krant: 'NH',
      next: 'NN',
      ochtend: 'NN',
      'algemeen-handelsblad': 'AH',
      'nieuwe-rotterdamsche-courant': 'NRC',
    }),
  ),
);

/**
 * @param publication a publication's slug, such as 'krant'
 * @returns its code, such as 'NH', or undefined for an unknown publication [slugs-and-ids-3, slugs-and-ids-4]
 */
export function publicationCode(publication: string): string | undefined {
  return CODES.get(publication);
}
