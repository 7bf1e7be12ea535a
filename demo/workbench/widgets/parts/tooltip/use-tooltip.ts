import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { attachTooltip } from '../../../../../core/ui/tooltip/tooltip.ts';

/**
 * Adds a tooltip to an element of a view: `<button ref={useTooltip('Opslaan op de leeslijst')}>`.
 * @param text the tooltip's text; an empty one shows none
 * @returns the ref of the element
 */
export function useTooltip(text: string): RefCallback<HTMLElement> {
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  });
  return useCallback((anchor) => {
    if (!anchor) return;
    const controller = new AbortController();
    attachTooltip(anchor, () => latest.current, controller.signal);
    return () => controller.abort();
  }, []);
}
