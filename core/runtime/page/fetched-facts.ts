import { configElement } from './config-element.ts';
import { giveFacts } from './give-facts.ts';

/**
 * Reads the attributes of the body of a fetched page, with the facts that its configuration names [page-metadata-1].
 * @param root the page, parsed
 */
export function fetchedFacts(root: Document): DOMStringMap {
  const { dataset } = root.body;
  try {
    giveFacts(dataset, JSON.parse(configElement(root)?.textContent ?? '{}').page);
  } catch {}
  return dataset;
}
