import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';

/** A link with its target panel. */
export interface Tab {
  readonly link: HTMLAnchorElement;
  readonly panel: HTMLElement;
}

/** The parts of a tab list as the server sent them. */
export interface Parts {
  /** The smallest element that contains all links and no other content. */
  readonly list: HTMLElement;
  readonly tabs: readonly Tab[];
}

/**
 * Finds the links to ids within the hook, and their targets. A link inside a panel is an ordinary one; of several links
 * to the same panel the first counts.
 */
export function findTabs(hook: HTMLElement): readonly Tab[] {
  const tabs: Tab[] = [];
  for (const link of hook.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const panel = fragmentTarget(link.getAttribute('href') ?? '');
    if (!panel || panel === hook || !hook.contains(panel) || panel.contains(link)) continue;
    if (tabs.some((tab) => tab.panel === panel || tab.panel.contains(link))) continue;
    tabs.push({ link, panel });
  }
  return tabs;
}

/**
 * Reads the parts of a tab list.
 * @throws TypeError if there are fewer than two tabs, no element contains the links alone, or one of them has no target
 */
export function readParts(feature: string, hook: HTMLElement): Parts {
  const tabs = findTabs(hook);
  if (tabs.length < 2) {
    throw new TypeError(
      `${feature}: there are ${tabs.length} links to panels in the hook; expected 2 or more.`,
    );
  }
  const list = commonParent(tabs.map(({ link }) => link));
  if (!list || list === hook || !hook.contains(list) || tabs.some(({ panel }) => list.contains(panel))) {
    throw new TypeError(`${feature}: the links need an element of their own around them, such as a ul.`);
  }
  const other = [...list.querySelectorAll('a')].find((link) => !tabs.some((tab) => tab.link === link));
  if (other) {
    const href = JSON.stringify(other.getAttribute('href'));
    throw new TypeError(
      `${feature}: the link ${href} leads to no panel in the hook, or to one that has a link.`,
    );
  }
  return { list, tabs };
}

function commonParent([first, ...others]: readonly HTMLElement[]): HTMLElement | undefined {
  let parent = first?.parentElement ?? undefined;
  while (parent && !others.every((other) => parent?.contains(other)))
    parent = parent.parentElement ?? undefined;
  return parent;
}
