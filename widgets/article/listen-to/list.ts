import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';

const HOOK = featureHook('[data-widget="listen-to"]');

/** The hooks after this one in the same list; none outside of a list [listen-to-2]. */
export function restOfList(hook: Element): Element[] {
  const list = hook.closest('ol, ul, [role="list"]');
  const all = list ? [...list.querySelectorAll(HOOK)] : [];
  return all.slice(all.indexOf(hook) + 1);
}

/** The heading of a hook's list item, which names the recorded article. */
export function headingOf(hook: Element): Element | undefined {
  return hook.closest('li, [role="listitem"]')?.querySelector('h2, h3, h4, h5, h6') ?? undefined;
}

let headings = 0;

/**
 * Describes a button by the heading of its list item, because all have the same label.
 * @param button the button
 * @param hook its hook
 * @param signal removes the id that the heading got
 */
export function describeByHeading(button: Element, hook: Element, signal: AbortSignal): void {
  const heading = headingOf(hook);
  if (!heading) return;
  if (!heading.id) {
    headings += 1;
    setAttributes(heading, { id: `nmt-luister-${headings}` }, signal);
  }
  button.setAttribute('aria-describedby', heading.id);
}
