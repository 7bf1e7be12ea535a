import type { AttributeParser } from '../../../core/runtime/feature/feature.ts';

/**
 * The position at which a bar starts to stick: px from the top of the page, or an element that must have been passed.
 */
export type StickyFrom = { readonly px: number } | { readonly id: string };

/**
 * Reads `data-sticky-from`: `200`, `200px`, or an element's id, which starts with neither a digit nor a sign
 * [sticky-bars-3].
 */
export const stickyFrom = (): AttributeParser<StickyFrom> => ({
  expects: 'whole px such as 200, or the id of an element',
  parse: (raw = '') => {
    const [, px] = /^(\d+)(?:px)?$/.exec(raw) ?? [];
    if (px !== undefined && Number.isSafeInteger(+px)) return { px: +px };
    if (/^[^\s\d.+-]\S*$/.test(raw)) return { id: raw };
    throw new TypeError('neither px nor an id');
  },
});
