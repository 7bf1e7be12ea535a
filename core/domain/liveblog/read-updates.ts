import { warn } from '../../runtime/log/log.ts';
import type { Listed } from './compare.ts';
import { contentWithin } from './content-of.ts';
import { readFacts, type UpdateFacts, type UpdateKind } from './update.ts';

/** An update on the page or in a fetched one. */
export interface Update extends UpdateFacts, Listed {
  readonly element: HTMLElement;
}

/**
 * Reads the updates of a list. Skips an update without id or time, and a second one with the same id, with a warning.
 * @param root the list, or an element around it
 * @param kind selects the updates
 * @param feature the feature's name, for the console
 * @returns the updates in their order, each id once
 */
export function readUpdates(root: ParentNode, kind: UpdateKind, feature: string): Update[] {
  const updates = new Map<string, Update>();
  for (const element of root.querySelectorAll<HTMLElement>(kind.selector)) {
    // An update inside another one is a quotation and is skipped.
    if (element.parentElement?.closest(kind.selector)) continue;
    const facts = readFacts(element, kind);
    if (typeof facts === 'string') warn(feature, `An update ${facts}; it is left out.`);
    else if (updates.has(facts.id)) {
      warn(feature, `There are two updates ${facts.id.slice(0, 40)}; the first one counts.`);
    } else updates.set(facts.id, { ...facts, element, content: contentWithin(element) });
  }
  return [...updates.values()];
}
