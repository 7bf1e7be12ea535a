import type { RichText } from '../../../../../core/platform/html/rich-text.ts';

/** A moment of a timeline: its time, and its explanation. */
export interface Moment {
  readonly when: RichText;
  readonly what: RichText;
}

/** The end of the first phrase of a text without formatting. */
const END = /^([^:–—]{1,60}?)\s*(?::|\s[–—-])\s+(.+)$/s;

/**
 * Splits an item of a timeline: the first phrase is the time, the rest the explanation [funnel-blocks-14]. The phrase
 * is bold, or ends with a colon or a dash; otherwise the whole item is the phrase.
 * @param item an item of the list
 */
export function momentOf(item: RichText): Moment {
  // The editor's software wraps the whole item in a paragraph.
  const [only, ...others] = item;
  if (typeof only === 'object' && only.tag === 'p' && others.length === 0) return momentOf(only.children);
  const [first, ...rest] = item.filter((node) => typeof node !== 'string' || node.trim() !== '');
  if (first === undefined) return { when: [], what: [] };
  if (typeof first !== 'string') {
    const isMarked = first.tag === 'strong' || first.tag === 'b';
    return isMarked ? { when: first.children, what: withoutLead(rest) } : { when: [first], what: rest };
  }
  const [, when, what] = END.exec(first) ?? [];
  return when !== undefined && what !== undefined
    ? { when: [when.trim()], what: [what, ...rest] }
    : { when: [first.trim()], what: rest };
}

/** Removes the colon or dash after a bold phrase. */
function withoutLead([first, ...rest]: RichText): RichText {
  return typeof first === 'string'
    ? [first.replace(/^\s*[:–—-]?\s*/, ''), ...rest]
    : first
      ? [first, ...rest]
      : [];
}
