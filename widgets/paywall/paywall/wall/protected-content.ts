import { PAYWALL_DEFAULTS } from '../../../../core/domain/paywall/config.ts';
import { warn } from '../../../../core/runtime/log/log.ts';
import { isParsed } from '../../../../core/runtime/page/parsed.ts';
import { type StructuredAccess, structuredAccess } from './structured-access.ts';

/**
 * Finds the protected content, again at each call: the page may still be loading, and scripts may replace any part of
 * it.
 */
export interface ProtectedContent {
  /** The elements in document order, none inside another. */
  elements(): readonly HTMLElement[];
  /** Whether the page declares to search engines that everybody may read it, in which case nothing is blocked. */
  isFree(): boolean;
  /** Attributes whose change can make an element protected content. */
  readonly attributes: readonly string[];
}

/**
 * Finds the protected content: by the configured selector, otherwise by the parts that the page's structured data mark
 * as not free [paywall-types-3]. An element that was found once stays protected, even if its attribute is removed.
 * @param selector the configured selector; the default is used if it is invalid, so that a typing error does not open
 * an article
 */
export function protectedContent(selector: string): ProtectedContent {
  const used = isSelector(selector) ? selector : PAYWALL_DEFAULTS.contentSelector;
  const known = new Set<HTMLElement>();
  const access = pageAccess();
  return {
    elements() {
      for (const element of find(used)) known.add(element);
      for (const element of known) if (!element.isConnected) known.delete(element);
      const { lockedParts } = access();
      const found = known.size > 0 ? inOrder([...known]) : find(lockedParts.join());
      return found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
    },
    isFree() {
      const { isFree, lockedParts } = access();
      return isFree === true && lockedParts.length === 0;
    },
    attributes: attributesIn(used),
  };
}

/** The declaration of the structured data. It is read again until the whole page has loaded; after that it is final. */
function pageAccess(): () => StructuredAccess {
  let source: string | undefined;
  let isFinal = false;
  let access = structuredAccess([]);
  return () => {
    if (isFinal) return access;
    isFinal = isParsed();
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    const blocks = Array.from(scripts, ({ textContent }) => textContent ?? '');
    const text = blocks.join('\n');
    if (text !== source) access = structuredAccess(blocks);
    source = text;
    return access;
  };
}

/**
 * Elements that match a selector from a template or a configuration. An invalid selector matches nothing, and is
 * reported once.
 */
export function find(selector: string): HTMLElement[] {
  return selector !== '' && isSelector(selector) ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
}

const judged = new Map<string, boolean>();

/** Whether a selector is valid. An invalid one is reported once. */
export function isSelector(selector: string): boolean {
  const known = judged.get(selector);
  if (known !== undefined) return known;
  let isValid = true;
  try {
    document.createDocumentFragment().querySelector(selector);
  } catch {
    isValid = false;
    warn('paywall', `${JSON.stringify(selector.slice(0, 80))} is not a valid selector.`);
  }
  judged.set(selector, isValid);
  return isValid;
}

function inOrder(elements: HTMLElement[]): HTMLElement[] {
  return elements.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

function attributesIn(selector: string): string[] {
  const names = [...selector.matchAll(/\[\s*([\w-]+)/g)].map(([, name = '']) => name);
  if (selector.includes('.')) names.push('class');
  if (selector.includes('#')) names.push('id');
  return names;
}
