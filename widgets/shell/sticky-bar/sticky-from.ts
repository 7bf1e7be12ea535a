import type { AttributeParser } from '../../../core/runtime/feature/feature.ts';

/** From where a bar sticks: so many px from the top of the page, or from where an element has gone by. */
export type StickyFrom = { readonly px: number } | { readonly id: string };

/** Reads `data-sticky-from`: `200`, `200px`, or an element's id, which then begins with no digit or sign [sticky-bars-3]. */
export const stickyFrom = (): AttributeParser<StickyFrom> => ({
  expects: 'whole px such as 200, or the id of an element',
  parse: (raw = '') => {
    const [, px] = /^(\d+)(?:px)?$/.exec(raw) ?? [];
    if (px !== undefined && Number.isSafeInteger(+px)) return { px: +px };
    if (/^[^\s\d.+-]\S*$/.test(raw)) return { id: raw };
    throw new TypeError('neither px nor an id');
  },
});
