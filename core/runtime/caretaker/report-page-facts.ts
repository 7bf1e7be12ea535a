import { isRecord } from '../config/guards.ts';
import { warn } from '../log/log.ts';
import { documentProperty } from '../page/document-property.ts';
import { nearestName } from './nearest-name.ts';

/**
 * Reports mistakes in `page` of `script#site-config`, which has the facts that a template cannot write as attributes of
 * `<body>`: a name that is not a fact, and a value that is not used because the body has another.
 * @param sent the object as sent
 * @param names the names of the attributes of `<body>`
 * @param body the body with the facts: its own, and those that `giveFacts` added
 */
export function reportPageFacts(
  sent: unknown,
  names: readonly string[],
  { dataset } = documentProperty('body'),
): void {
  for (const { message } of pageFactMistakes(sent, dataset, names)) warn('site-config', message);
}

/**
 * Returns the mistakes in `page` of `script#site-config`.
 * @param sent the object as sent
 * @param facts the page's facts, by the names in its body's `dataset`
 * @param names the names that the body may have, `BODY_NAMES`; the fact `pageType` is named `type` there
 */
export function pageFactMistakes(
  sent: unknown,
  facts: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): { readonly name: string; readonly message: string }[] {
  if (!isRecord(sent)) return [];
  const known = names.map((name) => (name === 'pageType' ? 'type' : name));
  return Object.entries(sent).flatMap(([name, value]) => {
    const problem = known.includes(name)
      ? problemOf(value, facts[name === 'type' ? 'pageType' : name])
      : `not a fact of a page.${meant(name, known)}`;
    return problem ? [{ name, message: `"page.${name.slice(0, 80)}" is ${problem}` }] : [];
  });
}

function meant(name: string, known: readonly string[]): string {
  const nearest = name === 'pageType' ? 'type' : nearestName(name.slice(0, 80), known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

function problemOf(value: unknown, had: string | undefined): string | undefined {
  if (value === null) return 'null, which the page takes as the text "null"; leave it out.';
  if (String(had).trim() === String(value).trim()) return undefined;
  return `${shown(value)}, and the page has ${shown(had)}: its body comes first.`;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80);
