// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Imported before the timers are replaced, because React keeps the timers that it finds.
import '../../../../../widgets/screens/stories/StoryDialog.tsx';
import { modalHistory } from '../../../../../core/platform/history/modal-history.ts';
import { readStories } from '../../../../../widgets/screens/stories/read-stories.ts';
import stories from '../../../../../widgets/screens/stories/stories.ts';
import { logged, unexpected } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { stubMotion } from '../../support/motion.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const LIST =
  '<ul><li><a href="/een/"><img src="/1.jpg" alt=""><span>Een</span></a><p>Eerste</p></li><li><a href="/twee/">Twee</a></li><li><a href="/drie/">Drie</a></li></ul>';
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-widget] a')];
const dialog = () => document.querySelector('dialog');
const title = () => dialog()?.querySelector('h3')?.textContent;
const button = (label: string) =>
  [...(dialog()?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent === label || one.getAttribute('aria-label') === label,
  ) as HTMLButtonElement;
const wait = async (ms = 50) => {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const press = async (key: string) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await wait();
};

async function open(at = 0) {
  document.body.replaceChildren(...markup(`<div data-widget="stories">${LIST}</div>`));
  const mounted = await mount(stories, document.querySelector<HTMLElement>('[data-widget]'));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  links()[at]?.dispatchEvent(click);
  await wait();
  return { ...mounted, click };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  stubMotion();
  // happy-dom cannot go back in the history.
  vi.spyOn(modalHistory, 'enter').mockReturnValue(() => {});
  history.replaceState(null, '', '/');
});
afterEach(async () => {
  leaveAll();
  await wait();
  await wait(1000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('warns of a hook without stories, and of no other [stories-1]', async () => {
  await open();
  expect(unexpected()).toEqual([]);
  document.body.replaceChildren(...markup('<div data-widget="stories"><ul></ul></div>'));
  await mount(stories, document.querySelector<HTMLElement>('[data-widget]'));
  expect(logged(/^warn/).map((message) => message.join(' '))).toEqual([
    'nmt stories: The hook has no links to stories.',
  ]);
});

it('reads the stories of the server’s list [stories-1]', () => {
  document.body.replaceChildren(
    ...markup(
      `${LIST}<a href="javascript:alert(1)">Nee</a><a href="/vier/"><img alt="Vier" data-src="/4.jpg"></a>`,
    ),
  );
  const read = readStories(document.body, 800);
  expect(read.map(({ title }) => title)).toEqual(['Een', 'Twee', 'Drie', 'Vier']);
  expect(read[0]).toMatchObject({ text: 'Eerste', image: { alt: '' } });
  expect(read[1]).toMatchObject({ text: '', image: undefined });
  expect(read[3]?.image?.source).toContain('/4.jpg');
});

describe('an opened story', () => {
  it('shows over the page, and the list stays [stories-1, stories-2]', async () => {
    const { click } = await open(1);
    expect([click.defaultPrevented, title(), links().length]).toEqual([true, 'Twee', 3]);
    button('Vorige').click();
    await wait();
    expect(title()).toBe('Een');
    button('Volgende').click();
    await wait();
    expect(title()).toBe('Twee');
    button('Sluiten').click();
    await wait(2000);
    expect(dialog()).toBeNull();
  });

  it('listens to the arrow keys, and ends at either end [stories-2]', async () => {
    await open();
    await press('ArrowLeft');
    expect(title()).toBe('Een');
    await press('ArrowRight');
    await press('ArrowRight');
    await press('ArrowRight');
    expect(title()).toBe('Drie');
    expect(button('Volgende').getAttribute('aria-disabled')).toBe('true');
  });

  it('advances by itself until the visitor takes over [stories-2]', async () => {
    await open();
    await wait(7000);
    expect(title()).toBe('Twee');
    button('Pauzeer').click();
    await wait();
    await wait(20_000);
    expect(title()).toBe('Twee');
    button('Speel af').click();
    await wait();
    await wait(7100);
    expect(title()).toBe('Drie');
    await press('ArrowLeft');
    await wait(20_000);
    expect(title()).toBe('Twee');
  });

  it('waits while the page is hidden [stories-2]', async () => {
    await open();
    await wait(5000);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await wait();
    await wait(60_000);
    expect(title()).toBe('Een');
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await wait();
    await wait(6000);
    expect(title()).toBe('Een');
    await wait(1100);
    expect(title()).toBe('Twee');
  });

  it('does not advance by itself under reduced motion [stories-2]', async () => {
    stubMotion(true);
    await open();
    await wait(30_000);
    expect(title()).toBe('Een');
    expect(button('Pauzeer')).toBeUndefined();
  });

  it('closes when the feature ends', async () => {
    const { leave } = await open();
    leave();
    await wait();
    await wait(2000);
    expect(dialog()).toBeNull();
  });
});
