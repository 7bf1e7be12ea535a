// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import special from '../../../../../widgets/specials/special-lostboys/special-lostboys.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { stubMotion } from '../../support/motion.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

let observers: ReturnType<typeof stubIntersectionObserver>;
let motion: ReturnType<typeof stubMotion>;
const hook = () => document.querySelector<HTMLElement>('[data-special]');
const links = () => [...document.querySelectorAll('nav a')];
const videos = () => [...document.querySelectorAll('video')];
/** The buttons of a video: one for its motion, one for its sound. */
const motionOf = (at: number) => document.querySelectorAll('button')[2 * at] as HTMLButtonElement;
const button = (at: number) => document.querySelectorAll('button')[2 * at + 1] as HTMLButtonElement;

async function open(inner: string) {
  document.body.replaceChildren(...markup(`<div data-special="lostboys">${inner}</div>`));
  for (const video of videos()) {
    let isPaused = true;
    Object.defineProperty(video, 'paused', { get: () => isPaused });
    video.play = vi.fn(async () => {
      isPaused = false;
    });
    video.pause = vi.fn(() => {
      isPaused = true;
    });
    video.load = vi.fn();
  }
  return act(() => mount(special, hook()));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  observers = stubIntersectionObserver();
  motion = stubMotion();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  act(leaveAll);
  vi.unstubAllGlobals();
});

describe('the chapter menu', () => {
  it.each([
    ['<section id="a" data-chapter="1"><h2>De steiger</h2></section>', 'De steiger', '#a'],
    ['<section data-chapter="de-mist"><h2>De mist</h2></section>', 'De mist', '#de-mist'],
    ['<section data-chapter="Het licht"><h2>Zeven</h2></section>', 'Het licht', '#het-licht'],
    ['<section data-chapter="3"><p>Tekst</p></section>', 'Hoofdstuk 3', '#hoofdstuk-3'],
    ['<section data-chapter><p>Tekst</p></section>', 'Hoofdstuk 1', '#hoofdstuk-1'],
    ['<h2 id="kop" data-chapter="Kop">Kop</h2>', 'Kop', '#kop'],
  ])('lists %s as %s [special-lostboys-1]', async (chapter, label, address) => {
    await open(chapter);
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[label, address]]);
  });

  it('follows scrolling and sets the fragment [special-lostboys-1]', async () => {
    await open(
      '<section id="een" data-chapter="Een"><i data-chapter="Erin"></i></section><section id="twee" data-chapter="Twee"></section>',
    );
    expect(links()).toHaveLength(2);
    act(() => observers.enter(...document.querySelectorAll('section')));
    expect(document.querySelector('nav [aria-current]')?.textContent).toBe('Twee');
    expect(location.hash).toBe('#twee');
  });

  it('says in which language the chapters and the buttons are on a page in another one', async () => {
    document.documentElement.lang = 'en';
    await open('<section data-chapter="One"><video muted></video></section>');
    const parts = [document.querySelector('nav'), links()[0], button(0)];
    document.documentElement.lang = '';
    expect(parts.map((part) => part?.closest('[lang]')?.getAttribute('lang'))).toEqual(['nl', 'en', 'nl']);
  });

  it('is left out, with a warning, where there are no chapters', async () => {
    await open('<p>Nog niets</p>');
    expect(document.querySelector('nav')).toBeNull();
    expect(logged(/^warn/)).toHaveLength(1);
  });
});

describe('background videos', () => {
  const TWO = '<video muted poster="/p.jpg"></video><video poster="/q.jpg"></video><video controls></video>';

  it('play only in view, muted, and one has sound at a time [special-lostboys-2]', async () => {
    const { leave } = await open(TWO);
    const [first, second, own] = videos() as [HTMLVideoElement, HTMLVideoElement, HTMLVideoElement];
    expect([first.paused, first.muted, document.querySelectorAll('button').length]).toEqual([true, true, 4]);
    act(() => observers.enter(first, second));
    expect([first.paused, second.paused]).toEqual([false, false]);
    expect(own.play).not.toHaveBeenCalled();
    act(() => button(0).click());
    act(() => first.dispatchEvent(new Event('volumechange')));
    expect([first.muted, button(0).textContent]).toEqual([false, 'Geluid uit']);
    act(() => button(1).click());
    act(() => first.dispatchEvent(new Event('volumechange')));
    expect([first.muted, second.muted, first.paused]).toEqual([true, false, false]);
    expect(button(0).textContent).toBe('Geluid aan');
    act(() => observers.leave(second));
    expect([second.muted, second.paused]).toEqual([true, true]);
    act(leave);
    expect(first.paused).toBe(true);
    expect(document.querySelectorAll('button')).toHaveLength(0);
    logged('warn nmt feature: The hook has no element with data-chapter; there is no menu.');
  });

  it('stop and go on at the visitor’s wish, also out of view and back (WCAG 2.2.2) [special-lostboys-2]', async () => {
    await open(TWO);
    const [first, second] = videos() as [HTMLVideoElement, HTMLVideoElement];
    act(() => observers.enter(first, second));
    act(() => button(0).click());
    act(() => motionOf(0).click());
    expect([first.paused, first.muted, second.paused]).toEqual([true, true, false]);
    expect([motionOf(0).textContent, motionOf(1).textContent]).toEqual(['Speel af', 'Pauzeer']);
    act(() => observers.leave(first));
    act(() => observers.enter(first));
    expect(first.paused).toBe(true);
    act(() => motionOf(0).click());
    expect([first.paused, motionOf(0).textContent]).toEqual([false, 'Pauzeer']);
    act(() => motionOf(0).click());
    // A sound without its video would be useless.
    act(() => button(0).click());
    expect([first.paused, first.muted, motionOf(0).textContent]).toEqual([false, false, 'Pauzeer']);
    logged('warn nmt feature: The hook has no element with data-chapter; there is no menu.');
  });

  it('keep their posters under reduced motion, also when that is chosen later [special-lostboys-2]', async () => {
    act(() => motion.change(true));
    await open(TWO);
    const [first] = videos() as [HTMLVideoElement];
    act(() => observers.enter(first));
    expect([first.paused, document.querySelectorAll('button').length]).toEqual([true, 0]);
    act(() => motion.change(false));
    act(() => observers.enter(first));
    expect(first.paused).toBe(false);
    act(() => motion.change(true));
    expect(first.paused).toBe(true);
    expect(first.load).toHaveBeenCalled();
    logged('warn nmt feature: The hook has no element with data-chapter; there is no menu.');
  });
});
