// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { on } from '../../../../../core/runtime/bus/bus.ts';
import type { Events } from '../../../../../core/runtime/bus/events.ts';
import { createNotices } from '../../../../../core/runtime/caretaker/create-notices.ts';
import type { Loader } from '../../../../../core/runtime/loader/contract.ts';
import { logged, takeLogged } from '../../../support/logged.ts';
import { find, mountOf, route } from '../loader/support.ts';

const routes = [
  route('quiz'),
  route('poll', { when: { pageTypes: ['index'] } }),
  route('special-rebus'),
  route('lazy-images', { hook: 'img[data-src]' }),
];

let notice: ReturnType<typeof createNotices>;
const loadRare = vi.fn<() => Promise<boolean>>();
const keep = vi.fn<(event: Event) => void>();

const unknown = (attributes: Record<string, string>) => {
  const element = document.createElement('div');
  Object.assign(element.dataset, attributes);
  notice({ unknown: element });
};
/** Once the rarer features have been looked up, and the file that finds the nearest name has loaded. */
const warnings = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await import('../../../../../core/runtime/caretaker/nearest-name.ts');
  await new Promise((resolve) => setTimeout(resolve));
  return takeLogged(/^warn/).map(([, message]) => message);
};

beforeEach(() => {
  loadRare.mockReset().mockResolvedValue(true);
  notice = createNotices({ routes, table: { release: 'abcde' } } as unknown as Loader, loadRare, keep);
  document.body.innerHTML = '<div id="a"></div>';
});

describe('a hook that names no feature', () => {
  it('is named in one warning, with the name that was meant [loader-11, page-runtime-7]', async () => {
    unknown({ widget: 'qiuz' });
    unknown({ widget: 'qiuz' });
    unknown({ special: 'rebsu' });
    unknown({ special: 'rebsu' });
    expect(await warnings()).toEqual([
      'No feature is named data-widget="qiuz". Did you mean "quiz"?',
      'No feature is named data-special="rebsu". Did you mean "rebus"?',
    ]);
  });

  it('gets no proposal where no name is near, nor one that would not work', async () => {
    unknown({ widget: 'weather' });
    unknown({ widget: 'special-rebus' });
    unknown({ widget: 'lazy-images' });
    expect(await warnings()).toEqual([
      'No feature is named data-widget="weather".',
      'No feature is named data-widget="special-rebus".',
      'No feature is named data-widget="lazy-images".',
    ]);
  });

  it('is warned of beside a name that is right [page-runtime-7]', async () => {
    unknown({ widget: 'quiz', special: 'rebsu' });
    expect(await warnings()).toEqual(['No feature is named data-special="rebsu". Did you mean "rebus"?']);
  });

  it('is not a misspelling where the feature runs on other pages only', async () => {
    unknown({ widget: 'poll' });
    expect(await warnings()).toEqual([]);
  });

  it('is looked up among the features that few pages have, before it is called unknown', async () => {
    loadRare.mockImplementation(async () => {
      routes.push(route('crossword'));
      return true;
    });
    unknown({ widget: 'crossword' });
    unknown({ widget: '\n crossword\n ' });
    unknown({ widget: 'crosword' });
    expect(await warnings()).toEqual([
      'No feature is named data-widget="crosword". Did you mean "crossword"?',
    ]);
    routes.pop();
  });

  it('is not called unknown where those could not be looked up', async () => {
    loadRare.mockResolvedValue(false);
    unknown({ widget: 'crossword' });
    expect(await warnings()).toEqual([]);
  });

  it('requests the rare ones only where its name is not known', async () => {
    unknown({ widget: 'poll' });
    await warnings();
    expect(loadRare).not.toHaveBeenCalled();
  });

  it('shows no more of a hostile name than fits a line', async () => {
    unknown({ widget: `<img onerror=alert(1)>"\n${'x'.repeat(10_000)}` });
    const [message] = await warnings();
    expect(message).toMatch(/^No feature is named data-widget="<img onerror=alert\(1\)>\\"\\nx+"\.$/);
    expect(message.length).toBeLessThan(140);
  });
});

it('keeps early events where no feature of the loader waits for them [loader-3]', () => {
  const event = new Event('click');
  notice({ early: event });
  expect(keep).toHaveBeenCalledExactlyOnceWith(event);
});

it('warns of a second loader, which the first outlives', async () => {
  notice({ secondLoader: 'zzzzz' });
  expect(await warnings()).toEqual(['A second loader (zzzzz) is on this page; abcde goes on alone.']);
});

it('emits a mount on the bus and measures it', () => {
  const heard: Events['feature:mounted'][] = [];
  const off = on('feature:mounted', (payload) => void heard.push(payload));
  const measure = vi.spyOn(performance, 'measure');
  notice({ mount: mountOf(find('#a'), { since: 12 }) });
  off();
  expect(heard).toEqual([{ feature: 'quiz', hook: find('#a') }]);
  expect(measure).toHaveBeenCalledWith('nmt mount quiz', { start: 12 });
});

it('logs a failure with the name of the feature and emits it [loader-12, page-runtime-5]', () => {
  const heard: Events['feature:failed'][] = [];
  const off = on('feature:failed', (payload) => void heard.push(payload));
  const cause = new Error('broken');
  notice({ mount: mountOf(find('#a')), error: cause });
  off();
  expect(heard).toEqual([{ feature: 'quiz', hook: find('#a'), error: cause }]);
  expect(logged(/^error/)).toEqual([
    ['nmt quiz:', 'The feature failed; its hook keeps what the server sent.', cause],
  ]);
});

it('lets the held click of a failed feature have its default action [loader-12]', () => {
  document.body.innerHTML = '<div id="a"><button>Stem</button></div>';
  const clicked = vi.fn<() => void>();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  event.preventDefault();
  find('button').dispatchEvent(event);
  find('button').addEventListener('click', clicked);
  const held = { early: [event], route: route('quiz', { load: 'a' }) };
  notice({ mount: mountOf(find('#a'), held), error: new Error('gone') });
  expect(clicked).toHaveBeenCalledTimes(1);
  logged('error nmt quiz: The feature failed; its hook keeps what the server sent. Error: gone');
});
