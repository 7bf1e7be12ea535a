import { warn } from '../../../core/runtime/log/log.ts';
import { structuredAccess } from './structured-access.ts';

/** What a wall protects. */
export interface ProtectedContent {
  /** In document order; asked anew each time, because a page may bring more of it. */
  readonly elements: () => readonly HTMLElement[];
  /** Whether the page tells search engines that everybody may read it: then nothing is blocked. */
  readonly isFree: boolean;
}

/**
 * Finds the protected content: by the configured selector, else by what the page's structured data marks as not free
 * [paywall-types-3].
 * @param selector finds it
 */
export function protectedContent(selector: string): ProtectedContent {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const { isFree, lockedParts } = structuredAccess(blocks.map((block) => block.textContent ?? ''));
  const used = find(selector).length > 0 ? selector : lockedParts.join();
  return {
    elements: () => (used === '' ? [] : find(used)),
    isFree: isFree === true && lockedParts.length === 0,
  };
}

/** A selector comes from a template or a configuration: it may be none. */
export function find(selector: string): HTMLElement[] {
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  } catch {
    warn('paywall', `${JSON.stringify(selector.slice(0, 80))} is no selector; nothing is found by it.`);
    return [];
  }
}
