// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import profileMenu from '../../../../../widgets/shell/profile-menu/profile-menu.ts';
import sidebarNav from '../../../../../widgets/shell/sidebar-nav/sidebar-nav.ts';
import { TabHistory } from '../../../core/platform/history/tab-history.ts';
import { openMenuPage } from '../../../core/ui/menu/markup.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  leaveAll();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['sidebar-nav', sidebarNav, 'start'],
  ['profile-menu', profileMenu, 'end'],
] as const)(
  '%s opens at its own edge, under its own name in the address [sidebar-nav-3, profile-menu-2]',
  async (name, feature, side) => {
    const { hook } = openMenuPage();
    const mounting = mount(feature, hook);
    await vi.advanceTimersByTimeAsync(0);
    await mounting;
    const tab = new TabHistory(window);
    vi.stubGlobal('history', tab);
    vi.stubGlobal('location', tab.location);
    document.getElementById('open')?.click();
    expect(document.querySelector('dialog')?.dataset.menuSide).toBe(side);
    expect(tab.location.hash).toBe(`#modal=${name}`);
    logged('warn nmt', 'The link to "#service" leads to the column it stands in.');
  },
);
