import { warn } from '../../runtime/log/log.ts';
import { fragmentId, fragmentTarget } from '../../runtime/page/fragment.ts';
import { markColumns } from './mark-columns.ts';

/** A link in the server's markup that leads to another column of its menu. */
export interface ColumnLink {
  readonly link: HTMLAnchorElement;
  /** The id of the column. */
  readonly to: string;
  /** The column around the link. */
  readonly from: HTMLElement;
}

/** The parts of a menu, as sent by the server. */
export interface MenuParts {
  readonly opener: HTMLElement;
  readonly panel: HTMLElement;
  readonly columns: readonly [HTMLElement, ...HTMLElement[]];
  readonly links: readonly ColumnLink[];
}

/**
 * Finds the parts of a menu: `data-menu-opener`, a link to the panel; `data-menu` with an id, the panel; in it
 * `data-menu-column` with ids, the first of which is shown first. A link to the id of a column opens that column. If
 * nothing is marked, a link or button of the hook leads to the panel; see {@link markColumns} for its columns.
 * @param hook the element around all of it
 * @param feature the feature's name, for messages
 * @param signal removes the marks of columns that the server did not mark
 * @throws TypeError if a part is missing
 */
export function readParts(hook: HTMLElement, feature: string, signal: AbortSignal): MenuParts {
  const opener = hook.querySelector<HTMLElement>('[data-menu-opener]') ?? impliedOpener(hook);
  const panel = hook.querySelector<HTMLElement>('[data-menu][id]') ?? (opener && panelOf(opener, hook));
  if (!opener) throw missing(feature, 'data-menu-opener');
  if (!panel) throw missing(feature, 'data-menu with an id');
  if (!panel.matches('[data-menu]') && !panel.querySelector('[data-menu-column]')) markColumns(panel, signal);
  const [first, ...others] = panel.querySelectorAll<HTMLElement>('[data-menu-column][id]');
  if (!first) throw missing(feature, 'data-menu-column with an id');
  const columns = [first, ...others] as const;
  return { opener, panel, columns, links: columns.flatMap((column) => linksIn(column, columns, feature)) };
}

/** Returns the first link or button of the hook that refers to a part of it with links, if the server marked none. */
function impliedOpener(hook: HTMLElement): HTMLElement | undefined {
  if (hook.querySelector('[data-menu]')) return undefined;
  const controls = [...hook.querySelectorAll<HTMLElement>('a[href^="#"], button[aria-controls]')];
  return controls.find((control) => panelOf(control, hook));
}

function panelOf(control: HTMLElement, hook: HTMLElement): HTMLElement | undefined {
  const id = control.getAttribute('aria-controls');
  const panel = id ? document.getElementById(id) : fragmentTarget(control.getAttribute('href') ?? '');
  return panel &&
    panel !== hook &&
    hook.contains(panel) &&
    !panel.contains(control) &&
    panel.querySelector('a')
    ? panel
    : undefined;
}

function linksIn(from: HTMLElement, columns: readonly HTMLElement[], feature: string): ColumnLink[] {
  const inside = [...from.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  return inside.flatMap((link) => {
    const fragment = link.getAttribute('href') ?? '';
    const target = fragmentTarget(fragment);
    const to = target?.id ?? fragmentId(fragment);
    const isColumn = columns.some(({ id }) => id === to);
    if (to === from.id) warn(feature, `The link to "#${to}" leads to the column it stands in.`);
    // A fragment with an equals sign, such as that of the consent dialog, does not refer to an element of the page.
    if (!isColumn && to !== '' && !to.includes('=') && !target) {
      warn(feature, `The link to "#${to}" leads to no column of the menu, and nowhere in the page.`);
    }
    return isColumn ? [{ link, to, from }] : [];
  });
}

function missing(feature: string, part: string): TypeError {
  return new TypeError(`${feature}: there is no ${part} in the hook; expected an element with it.`);
}
