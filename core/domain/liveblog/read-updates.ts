import { warn } from '../../runtime/log/log.ts';
import type { Listed } from './compare.ts';
import { contentWithin } from './content-of.ts';
import { readFacts, type UpdateFacts, type UpdateKind } from './update.ts';

/** An update on the page or in a fetched one. */
export interface Update extends UpdateFacts, Listed {
  readonly element: HTMLElement;
}

/**
 * Reads the updates of a list. One without id or time and a second one with the same id are left out, with a warning.
 * @param root the list, or what it is in
 * @param kind what counts as an update
 * @param feature who reads, for the console
 * @returns the updates in their order, each id once
 */
export function readUpdates(root: ParentNode, kind: UpdateKind, feature: string): Update[] {
  const updates = new Map<string, Update>();
  for (const element of root.querySelectorAll<HTMLElement>(kind.selector)) {
    // An update that quotes another one is one update.
    if (element.parentElement?.closest(kind.selector)) continue;
    const facts = readFacts(element, kind);
    if (typeof facts === 'string') warn(feature, `An update ${facts}; it is left out.`);
    else if (updates.has(facts.id)) {
      warn(feature, `There are two updates ${facts.id.slice(0, 40)}; the first one counts.`);
    } else updates.set(facts.id, { ...facts, element, content: contentWithin(element) });
  }
  return [...updates.values()];
}
