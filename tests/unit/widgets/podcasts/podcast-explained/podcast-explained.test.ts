// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import podcastExplained from '../../../../../widgets/podcasts/podcast-explained/podcast-explained.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const PAGE = `<div data-widget="podcast-explained">
<section data-platform="ios"><h2>Op iPhone</h2><p>Open Podcasts.</p></section>
<section data-platform="android"><h2>Op Android</h2><p>Installeer een app.</p><p>Zoek.</p></section>
<div data-platform="desktop"><p>Druk op Luister.</p></div></div>`;

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(userAgent: string, html = PAGE) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 });
  document.body.innerHTML = html;
  const hook = document.querySelector<HTMLElement>('[data-widget]') as HTMLElement;
  const { leave } = await mount(podcastExplained, hook, { pageType: 'podcast-explained' });
  const buttons = () => [...hook.querySelectorAll('button')];
  const state = () =>
    buttons().map((button) => `${button.textContent}: ${button.getAttribute('aria-expanded')}`);
  const shown = () =>
    [...hook.querySelectorAll<HTMLElement>('p')]
      .filter((text) => !text.closest('[hidden]'))
      .map(({ textContent }) => textContent);
  return { hook, leave, buttons, state, shown };
}

it('opens the instructions for the platform, and folds the others behind a button [podcast-explained-1]', async () => {
  const { hook, buttons, state, shown, leave } = await show('Linux; Android 14');
  expect(state()).toEqual(['Op iPhone: false', 'Op Android: true', 'Luisteren op de computer: false']);
  expect(shown()).toEqual(['Installeer een app.', 'Zoek.']);
  buttons()[0]?.click();
  buttons()[1]?.click();
  buttons()[2]?.click();
  expect(state().map((text) => text.split(': ')[1])).toEqual(['true', 'false', 'true']);
  expect(shown()).toEqual(['Open Podcasts.', 'Druk op Luister.']);
  leave();
  expect([hook.querySelectorAll('button').length, hook.querySelectorAll('[hidden]').length]).toEqual([0, 0]);
  expect(hook.querySelector('h2')?.textContent).toBe('Op iPhone');
});

it('opens those for the computer on an unknown platform [podcast-explained-2]', async () => {
  const { state } = await show('SMART-TV; Tizen 7');
  expect(state().map((text) => text.split(': ')[1])).toEqual(['false', 'false', 'true']);
});

it('folds words that are in no element, too [podcast-explained-1]', async () => {
  const { hook, state } = await show(
    'iPhone',
    '<div data-widget="podcast-explained"><div data-platform="Android"><h2>Op Android</h2>Installeer.</div><div data-platform="ios">Open Podcasts.</div></div>',
  );
  expect(state()).toEqual(['Luisteren op Android: false', 'Luisteren op iPhone en iPad: true']);
  expect(hook.querySelector('[data-platform="Android"]')?.hasAttribute('hidden')).toBe(true);
});

it('names what is missing', async () => {
  await expect(show('iPhone', '<div data-widget="podcast-explained"></div>')).rejects.toThrow(
    'there is no data-platform in the hook',
  );
});
