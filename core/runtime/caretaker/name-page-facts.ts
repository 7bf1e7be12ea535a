import { isRecord } from '../config/guards.ts';
import { warn } from '../log/log.ts';
import { attributeName } from '../page/attribute-name.ts';
import { BODY_PROPERTIES } from '../page/body-attributes.ts';
import { factProperty } from '../page/give-facts.ts';
import { nearestName } from './nearest-name.ts';

/**
 * Names the mistakes in `page` of `script#site-config`, the facts that a template cannot write as attributes of
 * `<body>`: a name that is no fact, and a value that the body contradicts.
 * @param page the object as sent
 * @param dataset of the body; the loader has added what it lacked
 */
export function namePageFacts(page: unknown, dataset: DOMStringMap): void {
  if (!isRecord(page)) return;
  for (const [name, value] of Object.entries(page)) {
    const property = factProperty(name);
    const sent = dataset[property];
    if (name === 'pageType' || !BODY_PROPERTIES.includes(property)) {
      const meant = name === 'pageType' ? 'type' : nearestName(name.slice(0, 80), NAMES);
      const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
      warn('site-config', `"page.${name.slice(0, 80)}" is no fact of a page.${hint}`);
    } else if (sent !== undefined && sent !== String(value)) {
      warn(
        'site-config',
        `"page.${name}" is ${shown(value)}, and body's ${attributeName(property)} is ${shown(sent)}; the attribute counts.`,
      );
    }
  }
}

const NAMES = BODY_PROPERTIES.map((property) => (property === 'pageType' ? 'type' : property));

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80);
