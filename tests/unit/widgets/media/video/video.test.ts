// @vitest-environment happy-dom
import { getByRole, queryByRole } from '@testing-library/dom';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../../../widgets/media/video/Stage.tsx';
import video from '../../../../../widgets/media/video/video.ts';
import { logged } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const INFO = '<span data-video-info>Video <b>2:10</b></span>';
const FAILED = 'De video kan niet worden geladen.';

let play: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubIntersectionObserver();
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

afterEach(() => {
  act(leaveAll);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

async function open({ attributes = '', info = INFO, source = 'data-src="/pont.mp4"' } = {}) {
  document.body.innerHTML = `<div data-widget="video" ${source} ${attributes}><a href="/video/pont/">De pont ${info}</a></div>`;
  const hook = document.querySelector('[data-widget]') as HTMLElement;
  const before = hook.outerHTML;
  const mounted = await act(async () => {
    const done = await mount(video, hook);
    await settled();
    return done;
  });
  const link = hook.querySelector('a') as HTMLAnchorElement;
  const player = () => hook.querySelector('video');
  const dispatch = (type: string) => act(() => player()?.dispatchEvent(new Event(type)));
  return { ...mounted, before, link, player, dispatch, info: () => hook.querySelector('[data-video-info]') };
}

it('keeps the box of the details as high as it is while a shorter text is in it [video-3]', async () => {
  const { link, info, dispatch, leave } = await open();
  const box = info() as HTMLElement;
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 328, 67));
  await press(link);
  expect([box.textContent, box.style.minBlockSize]).toEqual(['De video wordt geladen…', '67px']);
  await dispatch('loadedmetadata');
  await act(settled);
  expect([box.textContent, box.hasAttribute('style')]).toEqual(['Video 2:10', false]);
  act(leave);
});

/** Presses the poster, and returns whether the player got the command to play before the press ended. */
async function press(link: HTMLElement): Promise<boolean> {
  let isInPress = false;
  await act(async () => {
    link.click();
    isInPress = play.mock.calls.length > 0;
  });
  return isInPress;
}

it('plays in the press of the poster, and puts the player in its place without moving it [video-3]', async () => {
  const { hook, link, player, dispatch, info, leave, before } = await open();
  expect(link.getAttribute('role')).toBe('button');
  expect(await press(link)).toBe(true);
  const [element, container] = [player(), player()?.parentElement];
  expect([info()?.textContent, hook.getAttribute('aria-busy'), link.hidden]).toEqual([
    'De video wordt geladen…',
    'true',
    false,
  ]);
  expect(queryByRole(hook, 'status')?.textContent).toBe('De video wordt geladen…');
  await dispatch('loadedmetadata');
  await act(settled);
  expect([link.hidden, hook.hasAttribute('aria-busy')]).toEqual([true, false]);
  expect([player(), player()?.parentElement]).toEqual([element, container]);
  expect(document.activeElement).toBe(element);
  expect(info()?.innerHTML).toBe('Video <b>2:10</b>');
  act(leave);
  expect(hook.outerHTML).toBe(before);
});

it.each([
  ['an info of the server’s', INFO],
  ['none', ''],
])('says in the info that the video cannot be loaded, with %s [video-2]', async (_, served) => {
  document.documentElement.lang = 'en';
  const { hook, link, player, info } = await open({ info: served });
  await press(link);
  await act(async () => {
    player()?.querySelector('source')?.dispatchEvent(new Event('error'));
    await settled();
  });
  expect([info()?.textContent, info()?.className, link.hidden, player()]).toEqual([
    FAILED,
    'is-failed',
    false,
    null,
  ]);
  expect(info()?.closest('[lang]')?.getAttribute('lang')).toBe('nl');
  expect(getByRole(hook, 'status').textContent).toBe(FAILED);
  logged('error nmt video: The video could not be loaded; the poster stays.');
});

it('shows a message in the place of a player that breaks, and lets the visitor try again [video-2]', async () => {
  const { hook, link, player, dispatch } = await open({ attributes: 'data-failure-text="Even weg."' });
  await press(link);
  await dispatch('loadedmetadata');
  await act(settled);
  await dispatch('error');
  expect([getByRole(hook, 'alert').textContent, player()]).toEqual(['Even weg.', null]);
  const again = getByRole(hook, 'button', { name: 'Probeer het opnieuw' });
  expect(document.activeElement).toBe(again);
  play.mockClear();
  expect(await press(again)).toBe(true);
  await dispatch('loadedmetadata');
  await act(settled);
  expect([queryByRole(hook, 'alert'), link.hidden]).toEqual([null, true]);
  logged('error nmt video: The player broke; the reader sees the failure text.');
});

it('keeps its player in a view that is drawn anew because another script has wrapped what it drew', async () => {
  const { hook, link, player } = await open({ info: '' });
  await press(link);
  const element = player();
  // Under `act`, React throws the errors that it catches here.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  for (const drawn of hook.querySelectorAll('.nmt-view > *')) {
    const wrapper = document.createElement('p');
    drawn.replaceWith(wrapper);
    wrapper.append(drawn);
  }
  element?.dispatchEvent(new Event('loadedmetadata'));
  await settled();
  expect([player(), link.hidden, hook.querySelectorAll('p').length]).toEqual([element, true, 0]);
  element?.dispatchEvent(new Event('error'));
  await settled();
  expect(player()).toBeNull();
  getByRole(hook, 'button', { name: 'Probeer het opnieuw' }).click();
  expect(player()).not.toBeNull();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  logged('error nmt video: The player broke; the reader sees the failure text.');
});

it('has a badge until a live video is over, whose poster is a link again [video-1, video-3]', async () => {
  const { hook, link, info } = await open({ attributes: 'data-live data-ends-at="2020-01-01T00:00:00Z"' });
  expect(hook.textContent).not.toContain('Live');
  expect([info()?.textContent, link.hasAttribute('role')]).toEqual(['Deze livestream is afgelopen.', false]);
});

it('needs no source once a live video is over [video-3]', async () => {
  const over = 'data-live data-ends-at="2020-01-01T00:00:00Z"';
  const { info } = await open({ attributes: over, source: '' });
  expect(info()?.textContent).toBe('Deze livestream is afgelopen.');
});

it('refuses a hook without a link [video-3]', async () => {
  document.body.innerHTML = '<div data-widget="video" data-src="/pont.mp4"></div>';
  await expect(mount(video, document.querySelector<HTMLElement>('[data-widget]'))).rejects.toThrow(
    'there is no link in the hook',
  );
});
