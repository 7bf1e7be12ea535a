import { configElement } from '../../../core/runtime/page/config-element.ts';

/** The facts of a page that a liveblog compares, as sent and unchecked. */
interface SentFacts {
  readonly articleId?: unknown;
  readonly articleUpdatedAt?: unknown;
}

/**
 * Reads the facts of a fetched page: the attributes of its body, or otherwise those of its configuration
 * [page-metadata-1].
 * @param root the parsed page
 */
export function sentFacts(root: Document): SentFacts {
  let page: unknown;
  try {
    ({ page } = JSON.parse(configElement(root)?.textContent ?? '{}'));
  } catch {}
  return { ...(page as SentFacts), ...root.body.dataset };
}
