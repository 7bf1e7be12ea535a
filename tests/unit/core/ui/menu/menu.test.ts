// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { TabHistory } from '../../platform/history/tab-history.ts';
import { byId, showEverything } from '../shown.ts';
import { MENU, openMenuPage } from './markup.ts';

let tab: TabHistory;
let isMotionReduced: boolean;
let page: ReturnType<typeof openMenuPage>;

beforeEach(() => {
  tolerate('warn nmt sidebar-nav: The link to "#service" leads to the column it stands in.');
  vi.useFakeTimers();
  showEverything();
  isMotionReduced = false;
  tab = new TabHistory(window);
  vi.stubGlobal('history', tab);
  vi.stubGlobal('location', tab.location);
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
  page = openMenuPage();
});

afterEach(() => {
  page.leave();
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const state = () => dialog().dataset.menuState;
const press = (id: string) => byId(id).click();
const columns = () => ['begin', 'service', 'help'].map((id) => byId(id).dataset.columnState);
const button = (name: string, within: ParentNode = dialog()) =>
  [...within.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  ) as HTMLButtonElement;
const key = (name: string) =>
  (document.activeElement as HTMLElement).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );

function open(): void {
  page.start();
  press('open');
  vi.advanceTimersByTime(300);
}

it('is opened by a link to it elsewhere on the page, which gets the focus back [sidebar-nav-3]', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<footer><a id="all" href="#menu">Alle rubrieken</a></footer>',
  );
  page.start();
  press('all');
  vi.advanceTimersByTime(300);
  expect([state(), byId('open').getAttribute('aria-expanded')]).toEqual(['open', 'true']);
  key('Escape');
  button('Sluiten').click();
  vi.advanceTimersByTime(300);
  expect([state(), document.activeElement]).toEqual(['closed', byId('all')]);
});

describe('the states of a menu', () => {
  it('are closed, opening, open and closing, 300 ms each way, without any event of a transition [sidebar-nav-1, sidebar-nav-2, profile-menu-2]', () => {
    page.start();
    expect([state(), dialog().open]).toEqual(['closed', false]);
    press('open');
    expect([state(), dialog().open]).toEqual(['opening', true]);
    vi.advanceTimersByTime(299);
    expect(state()).toBe('opening');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('open');
    button('Sluiten').click();
    // For the browser it is closed at once; only visually it is still leaving.
    expect([state(), dialog().open, dialog().inert]).toEqual(['closing', false, true]);
    vi.advanceTimersByTime(299);
    expect(state()).toBe('closing');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('closed');
  });

  it('are open at once where the link to the panel was followed before', () => {
    location.hash = '#menu';
    page.start();
    vi.advanceTimersByTime(300);
    expect([state(), dialog().open]).toEqual(['open', true]);
    button('Sluiten').click();
    expect(dialog().open).toBe(false);
  });

  it('follow the last thing that the reader did, however quickly [sidebar-nav-1, sidebar-nav-2]', () => {
    page.start();
    press('open');
    vi.advanceTimersByTime(100);
    press('open');
    expect(state()).toBe('closing');
    vi.advanceTimersByTime(100);
    press('open');
    expect([state(), dialog().inert]).toEqual(['opening', false]);
    // The timers of an interrupted animation have no effect any more.
    vi.advanceTimersByTime(299);
    expect(state()).toBe('opening');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('open');
  });

  it('changes at once for visitors who prefer reduced motion [sidebar-nav-2]', () => {
    isMotionReduced = true;
    page.start();
    press('open');
    expect(state()).toBe('open');
    button('Sluiten').click();
    expect(state()).toBe('closed');
  });

  it('are closed at once when the page returns from the cache', () => {
    open();
    emit('page:restored', {});
    expect([state(), dialog().open]).toEqual(['closed', false]);
  });
});

describe('an open menu', () => {
  it('is a named dialog with the server’s markup; the opener has its state [profile-menu-2, profile-menu-4, sidebar-nav-3]', () => {
    page.start();
    const opener = byId('open');
    expect([opener.getAttribute('role'), opener.getAttribute('aria-controls')]).toEqual(['button', 'menu']);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    press('open');
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(dialog().getAttribute('aria-label')).toBe('Menu');
    expect(dialog().contains(byId('head'))).toBe(true);
    expect(dialog().contains(byId('menu'))).toBe(true);
    expect(document.activeElement).toBe(byId('sport'));
  });

  it.each([
    ['Escape', () => key('Escape')],
    ['Sluiten', () => button('Sluiten').click()],
    ['a click beside it', () => (dialog().firstElementChild as HTMLElement).click()],
    ['the opener', () => press('open')],
  ])(
    'is closed by %s from any column, and gives the focus back [profile-menu-2, profile-menu-4, sidebar-nav-3]',
    (_, close) => {
      open();
      press('to-service');
      close();
      expect(dialog().open).toBe(false);
      expect(byId('open').getAttribute('aria-expanded')).toBe('false');
      expect(document.activeElement).toBe(byId('open'));
      vi.advanceTimersByTime(1000);
      expect([tab.index, tab.location.hash]).toEqual([0, '']);
      // The next time it starts from the beginning.
      press('open');
      expect(columns()).toEqual(['active', undefined, undefined]);
    },
  );

  it('begins where the page is, and marks the way there', () => {
    page.leave();
    page = openMenuPage(
      MENU.replace('id="sport"', 'id="sport" aria-current="true"').replace(
        'id="mail"',
        'id="mail" aria-current="page"',
      ),
    );
    open();
    expect(document.activeElement).toBe(byId('sport'));
    const marks = ['to-service', 'to-help', 'to-begin', 'archive'].map((id) =>
      byId(id).getAttribute('aria-current'),
    );
    expect(marks).toEqual(['true', 'true', null, null]);
  });

  it('opens by the space bar, too, once for a key that is held', () => {
    page.start();
    const press = (repeat: boolean) =>
      byId('open').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, cancelable: true }));
    expect(press(false)).toBe(false);
    expect(press(true)).toBe(false);
    expect(dialog().open).toBe(true);
  });

  it('leaves a click with ctrl to the browser', () => {
    // The browser's default action does not matter here.
    vi.stubGlobal('open', () => null);
    page.start();
    for (const id of ['open', 'to-service']) {
      const event = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
      byId(id).addEventListener('click', (one) => one.stopPropagation(), { once: true });
      document.addEventListener('click', (one) => one.preventDefault(), { once: true });
      byId(id).dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(dialog().open).toBe(false);
    document.body.click();
  });

  it('takes no second half of a double click on its opener', () => {
    page.start();
    press('open');
    const overlay = dialog().firstElementChild as HTMLElement;
    overlay.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }));
    expect(dialog().open).toBe(true);
    vi.advanceTimersByTime(300);
    overlay.dispatchEvent(new MouseEvent('mousedown', { detail: 1, bubbles: true, cancelable: true }));
    overlay.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
    expect(dialog().open).toBe(false);
  });

  it('closes before a link leads to a place in the page, so that back leads from there to here', () => {
    open();
    press('to-service');
    button('Terug', byId('service')).click();
    vi.advanceTimersByTime(1000);
    const link = byId('to-main') as HTMLAnchorElement;
    const here = { origin: 'http://x', pathname: '/nieuws', search: '?a=1' };
    vi.stubGlobal('location', Object.defineProperty(tab.location, 'origin', { value: here.origin }));
    for (const [name, value] of Object.entries({ ...here, hash: '#inhoud' })) {
      Object.defineProperty(link, name, { value });
    }
    link.click();
    expect(dialog().open).toBe(false);
    expect(tab.location.hash).toBe('#modal=sidebar-nav');
    vi.advanceTimersByTime(1000);
    expect(tab.entries.map(({ hash }) => hash).slice(0, tab.index + 1)).toEqual(['', '#inhoud']);
  });
});

describe('the columns of a menu', () => {
  it('are active or previous; all but the active one are out of reach [sidebar-nav-1, profile-menu-1]', () => {
    open();
    expect(columns()).toEqual(['active', undefined, undefined]);
    press('to-service');
    expect(columns()).toEqual(['previous', 'active', undefined]);
    press('to-help');
    expect(columns()).toEqual(['previous', 'previous', 'active']);
    expect(['begin', 'service', 'help'].map((id) => byId(id).inert)).toEqual([true, true, false]);
    expect(byId('to-service').getAttribute('aria-expanded')).toBe('true');
  });

  it('have a button Terug, which gets the focus, and returns it [profile-menu-4, sidebar-nav-1]', () => {
    open();
    expect(button('Terug', byId('begin'))).toBeUndefined();
    press('to-service');
    const back = button('Terug', byId('service'));
    expect(document.activeElement).toBe(back);
    back.click();
    expect(columns()).toEqual(['active', undefined, undefined]);
    expect(document.activeElement).toBe(byId('to-service'));
  });

  it('have an entry each, so that the browser’s back button leaves a column, then closes [sidebar-nav-1, profile-menu-2]', () => {
    open();
    press('to-service');
    press('to-help');
    expect(tab.entries.map(({ hash }) => hash)).toEqual([
      '',
      '#modal=sidebar-nav',
      '#modal=sidebar-nav&step=service',
      '#modal=sidebar-nav&step=help',
    ]);
    tab.back();
    vi.advanceTimersByTime(5);
    expect(columns()).toEqual(['previous', 'active', undefined]);
    expect(document.activeElement).toBe(byId('to-help'));
    tab.forward();
    vi.advanceTimersByTime(5);
    expect(columns()).toEqual(['previous', 'previous', 'active']);
    for (const left of [2, 1]) {
      tab.back();
      vi.advanceTimersByTime(5);
      expect(columns().filter((one) => one)).toHaveLength(left);
    }
    expect(dialog().open).toBe(true);
    tab.back();
    vi.advanceTimersByTime(5);
    expect(dialog().open).toBe(false);
  });

  it('close by the system’s back gesture, which first leaves the columns', () => {
    open();
    press('to-service');
    const call = () => dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
    call();
    expect([columns()[0], dialog().open]).toEqual(['active', true]);
    call();
    expect(dialog().open).toBe(false);
  });

  it('that point to themselves or back make no endless way, and are logged [sidebar-nav-1]', () => {
    page.leave();
    page = openMenuPage(MENU.replaceAll('#service', '#lus').replace('id="service"', 'id="lus"'));
    const columns = () => ['begin', 'lus'].map((id) => byId(id).dataset.columnState);
    open();
    press('to-service');
    press('to-self');
    expect(columns()).toEqual(['previous', 'active']);
    expect(logged(/^warn/).flat().join()).toContain('The link to "#lus" leads to the column it stands in.');
    press('to-begin');
    expect(columns()).toEqual(['active', undefined]);
    vi.advanceTimersByTime(1000);
    expect(tab.index).toBe(1);
  });

  it('may have ids that addresses write with escapes', () => {
    page.leave();
    const columns = MENU.replace('#service', '#caf%C3%A9').replace('id="service"', 'id="café"');
    const markup = columns.replace('#menu', '#men%C3%BC').replace('id="menu"', 'id="menü"');
    page = openMenuPage(markup.replace(/<a id="to-self".*/, ''));
    location.hash = '#men%C3%BC';
    page.start();
    vi.advanceTimersByTime(300);
    expect(state()).toBe('open');
    press('to-service');
    expect(byId('café').dataset.columnState).toBe('active');
  });

  it('that are missing leave a plain link, and are logged', () => {
    page.leave();
    page = openMenuPage(MENU.replace('href="/search"', 'href="#nowhere"'));
    open();
    expect(byId('archive').hasAttribute('role')).toBe(false);
    expect(logged(/^warn/).flat().join()).toContain(
      'The link to "#nowhere" leads to no column of the menu, and nowhere in the page.',
    );
  });
});

describe('the markup of a menu', () => {
  it('is as the server sent it when the hook leaves, also while the menu is open [sidebar-nav-3]', () => {
    open();
    press('to-service');
    page.leave();
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.body.innerHTML.replaceAll(' style=""', '').replaceAll('<!---->', '')).toBe(page.served);
    expect(document.documentElement.style.overflow).toBe('');
    vi.advanceTimersByTime(1000);
    expect(tab.location.hash).toBe('');
  });

  it.each([
    ['data-menu-opener', MENU.replace('data-menu-opener', '').replace('href="#menu"', 'href="/menu/"')],
    ['data-menu with an id', MENU.replace('id="menu"', '')],
    ['data-menu-column with an id', MENU.replaceAll('data-menu-column', '')],
  ])('is refused without %s, and stays as it is [sidebar-nav-3]', (part, markup) => {
    page = openMenuPage(markup);
    expect(page.start).toThrow(`sidebar-nav: there is no ${part} in the hook`);
    expect(document.body.innerHTML).toBe(page.served);
  });

  it.each([
    ['a link', '<a id="open" href="#menu">Menu</a>'],
    ['a button', '<button id="open" aria-controls="menu" aria-expanded="false">Menu</button>'],
  ])('may be links alone, which %s leads to [sidebar-nav-1, sidebar-nav-3]', (_, opener) => {
    page = openMenuPage(
      `${opener}<nav id="menu"><h2>Secties</h2><ul><li><a id="to-sport" href="#sport">Sport</a><ul id="sport"><li><a id="ball" href="/bal/">Bal</a></li></ul></li><li><a id="news" href="/nieuws/">Nieuws</a></li></ul></nav>`,
    );
    open();
    expect([state(), byId('open').getAttribute('aria-expanded')]).toEqual(['open', 'true']);
    expect(dialog().contains(byId('news'))).toBe(true);
    const [first, sport] = [byId('menu-1'), byId('sport')];
    expect([first.dataset.columnState, sport.dataset.columnState]).toEqual(['active', undefined]);
    expect(first.contains(sport)).toBe(false);
    press('to-sport');
    expect([first.dataset.columnState, sport.dataset.columnState]).toEqual(['previous', 'active']);
    button('Terug').click();
    expect([first.dataset.columnState, sport.dataset.columnState]).toEqual(['active', undefined]);
    page.leave();
    expect(document.body.innerHTML).toBe(page.served);
  });
});
