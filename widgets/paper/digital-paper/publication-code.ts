import { configGroup } from '../../../core/runtime/config/config-section.ts';
import { entries, text } from '../../../core/runtime/config/settings.ts';
import { documentConfig } from '../../../core/runtime/page/document-config.ts';

const editionsConfig = configGroup('names', {
  /** The codes of publications, by the slug in the digital paper's addresses; they replace the product's defaults. */
  editions: entries(text(undefined), {
    handelsblad: 'NH',
    krant: 'NH',
    next: 'NN',
    ochtend: 'NN',
    'algemeen-handelsblad': 'AH',
    'nieuwe-rotterdamsche-courant': 'NRC',
  }),
});

/** The site's codes, if it has any; otherwise the product's. */
const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(editionsConfig({ config: documentConfig() }).editions),
);

/**
 * @param publication a publication's slug, such as 'krant'
 * @returns its code, such as 'NH', or undefined for an unknown publication [slugs-and-ids-3, slugs-and-ids-4]
 */
export function publicationCode(publication: string): string | undefined {
  return CODES.get(publication);
}
