import type { RichText } from '../../../../platform/html/rich-text.ts';

/** A moment of a timeline: when, and what happens then. */
export interface Moment {
  readonly when: RichText;
  readonly what: RichText;
}

/** What ends the first phrase of a text without formatting. */
const END = /^([^:–—]{1,60}?)\s*(?::|\s[–—-])\s+(.+)$/s;

/**
 * Splits an item of a timeline: the first phrase is the time, the rest the explanation [funnel-blocks-14]. An editor marks the
 * phrase with bold, or ends it with a colon or a dash; without either all of it is the phrase.
 * @param item of the list
 */
export function momentOf(item: RichText): Moment {
  // A paragraph around all of an item is the editor's tool, not the editor.
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

/** The colon or dash after a bold phrase has done its work. */
function withoutLead([first, ...rest]: RichText): RichText {
  return typeof first === 'string'
    ? [first.replace(/^\s*[:–—-]?\s*/, ''), ...rest]
    : first
      ? [first, ...rest]
      : [];
}
