import { pagePlayerState, pauseOnPage, playOnPage } from '../../../core/domain/podcasts/page-player.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { setText } from '../../../core/platform/dom/set-text.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { insert, setAttributes, toggleClass } from '../../../core/platform/dom/undo.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { navigateTo } from '../../../core/platform/navigation/navigate.ts';
import { onPlainClick } from '../../../core/platform/navigation/on-plain-click.ts';
import { delay } from '../../../core/platform/schedule/delay.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { episodeOf, itemOf } from './episode-of.ts';
import styles from './podcast-index.module.css';
import { LISTEN, PAUSE } from './texts.ts';

/** Milliseconds within which the player must have mounted. */
const TIMEOUT = 10_000;
/** The beginning of a play button's name; a soft hyphen continues the word, as in `Luister\u00adartikelen`. */
const NAME = new RegExp(`^\\s*${LISTEN}(?![\\p{L}\u00ad])`, 'iu');
const PLAYER = featureHook('[data-widget="podcast-player"]');

/** Whether a link or a button plays an episode: its name is 'Luister', or it has a sound file [podcast-index-2]. */
export function isListenControl(control: HTMLElement): boolean {
  return (
    control.dataset.audioUrl !== undefined ||
    NAME.test(control.getAttribute('aria-label') ?? control.textContent ?? '')
  );
}

/**
 * Makes the links 'Luister' play their episode in the podcast player of the page [podcast-index-2]. If that fails, the
 * episode's page is opened.
 * @param hook the element that contains the list
 * @param controls the links
 * @param context the feature's context
 */
export function enhanceListenButtons(
  hook: HTMLElement,
  controls: readonly HTMLElement[],
  { feature, page, signal }: Pick<Context, 'feature' | 'page' | 'signal'>,
): void {
  const found = new Map<HTMLElement, string>();
  const idOf = (control: HTMLElement) => episodeOf(control, found.get(control))?.id;
  const isPlaying = (control: HTMLElement) => {
    const { id, isPlaying } = pagePlayerState.getState();
    return isPlaying && id !== undefined && id === idOf(control);
  };
  const mark = () => {
    for (const control of controls) showState(control, isPlaying(control), signal);
  };

  const listen = async (control: HTMLElement) => {
    const own = itemOf(control).querySelector('audio');
    if (own) return void (own.paused ? own.play().catch(() => {}) : own.pause());
    if (isPlaying(control)) return pauseOnPage();
    try {
      const episode = episodeOf(control, found.get(control) ?? (await onItsPage(control)));
      if (!episode) throw new TypeError('The episode has no sound file with an allowed address.');
      addPlayer(hook, signal);
      playOnPage(episode);
      mark();
      await delay(pagePlayerState.getState().id === episode.id ? 0 : TIMEOUT, signal);
      if (pagePlayerState.getState().id === undefined) throw new Error('No podcast player has mounted.');
    } catch (cause) {
      if (signal.aborted || isAborted(cause)) return;
      error(feature, 'The episode cannot be played here; its page is opened.', cause);
      const address = control.getAttribute('href');
      if (address !== null) navigateTo(address, page);
    }
  };
  /** The sound file that the episode's own page plays; undefined if the list has one. */
  const onItsPage = async (control: HTMLElement) => {
    const href = control.getAttribute('href');
    if (episodeOf(control) || href === null) return undefined;
    const { loadPagePart } = await import('../../../core/platform/html/load-page-part.ts');
    const { part } = await loadPagePart(href, 'audio', { config: siteConfig(page), signal });
    const sent = part.getAttribute('src') ?? part.querySelector('source')?.getAttribute('src');
    const address = sent ? parseAddress(sent, new URL(href, document.baseURI).href)?.href : undefined;
    if (address !== undefined) found.set(control, address);
    return address;
  };

  for (const control of controls) {
    onPlainClick(control, () => void listen(control), signal);
    describe(control, signal);
    if (control instanceof HTMLButtonElement) continue;
    setAttributes(control, { role: 'button' }, signal);
    control.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) control.click();
      },
      { signal },
    );
  }
  subscribe(pagePlayerState, mark, signal);
}

/** Describes a button by its episode, because many have the same label. */
function describe(control: HTMLElement, signal: AbortSignal): void {
  const heading = itemOf(control).querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim();
  const isDescribed = control.matches(
    '[aria-label], [aria-labelledby], [aria-describedby], [aria-description]',
  );
  if (heading && !isDescribed) setAttributes(control, { 'aria-description': heading }, signal);
}

/** Shows on a button whether its episode plays: in its label, or by its state if it has a longer label. */
function showState(control: HTMLElement, isPlaying: boolean, signal: AbortSignal): void {
  toggleClass(control, styles.playing, isPlaying, signal);
  const isWord = control.childElementCount === 0 && !control.hasAttribute('aria-label');
  const text = control.textContent?.trim();
  if (isWord && (text === LISTEN || text === PAUSE)) setText(control, isPlaying ? PAUSE : LISTEN, signal);
  else setAttributes(control, { 'aria-pressed': String(isPlaying) }, signal);
}

/** Adds a player to a page that has none. */
function addPlayer(hook: HTMLElement, signal: AbortSignal): void {
  if (document.querySelector(PLAYER)) return;
  const player = create('div');
  const audio = create('audio');
  Object.assign(player.dataset, { widget: 'podcast-player', dock: '' });
  Object.assign(audio, { controls: true, preload: 'none' });
  player.hidden = true;
  player.append(audio);
  insert(hook, 'beforeend', player, signal);
}
