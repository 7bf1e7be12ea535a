import { setAttributes, show } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';
import { tabAfterKey } from '../../../core/ui/tabs/tab-after-key.ts';
import { readParts, type Tab } from './parts.ts';
import { setRoles } from './set-roles.ts';
import { wrapLinks } from './wrap-links.ts';

/**
 * Shows one of several lists at a time [tab-lists-1]. Links to ids within the hook become tabs, their targets become
 * panels; without a script they are links to successive sections [tab-lists-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    wrapLinks(hook, signal);
    const { list, tabs } = readParts(feature, hook);
    setRoles(list, tabs, signal);

    const open = (opened: Tab) => {
      for (const tab of tabs) {
        const isOpen = tab === opened;
        const tabindex = isOpen ? '0' : '-1';
        setAttributes(tab.link, { 'aria-selected': String(isOpen), tabindex }, signal);
        show(tab.panel, isOpen, signal);
      }
    };
    const move = (event: KeyboardEvent, at: number) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === ' ') {
        // The space bar activates a tab, but not a link.
        event.preventDefault();
        tabs[at]?.link.click();
        return;
      }
      const { direction } = getComputedStyle(list);
      const next = tabs[tabAfterKey(event.key, at, tabs.length, direction) ?? -1];
      if (!next) return;
      event.preventDefault();
      open(next);
      next.link.focus();
      next.link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };

    for (const [at, tab] of tabs.entries()) {
      tab.link.addEventListener('keydown', (event) => move(event, at), { signal });
      tab.link.addEventListener(
        'click',
        (event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          open(tab);
        },
        { signal },
      );
    }
    /** The panel that the URL hash names, or that contains its target. */
    const named = () => {
      const target = fragmentTarget(location.hash);
      return tabs.find(({ panel }) => panel.contains(target));
    };
    const first = named() ?? tabs[0];
    if (first) open(first);
    const openNamed = () => {
      const tab = named();
      if (tab?.panel.hidden) {
        open(tab);
        fragmentTarget(location.hash)?.scrollIntoView();
      }
    };
    addEventListener('hashchange', openNamed, { signal });
    // A link to the current fragment dispatches no `hashchange`.
    addEventListener(
      'click',
      ({ target, defaultPrevented }) => {
        const link = !defaultPrevented && target instanceof Element && target.closest('a');
        if (link && link.href === location.href) openNamed();
      },
      { signal },
    );
  },
});
