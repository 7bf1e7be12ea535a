import { endListening } from '../../../core/domain/audio/listening.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { coverBottom } from '../../../core/ui/bottom-bar/cover-bottom.ts';
import { createCloseButton } from '../../../core/ui/button/close-button.ts';
import { createButton, faceButton } from '../../../core/ui/button/plain-button.ts';
import { restoreFocus } from '../../../core/ui/focus/restore-focus.ts';
import { pause, play } from '../../../core/ui/icon/shapes.ts';
import styles from './keep-in-reach.module.css';
import { CONTINUE, PAUSE, PLAYER, STOP } from './texts.ts';

interface Reach {
  /** The button in the article. */
  readonly button: HTMLButtonElement;
  readonly audio: HTMLAudioElement;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Keeps the controls of a recording in reach while its own button is out of view: a small player in the corner of the
 * window, above bars at the bottom, from the start of the recording to its end, or until the visitor stops it there.
 * @param hook gets the player, which follows its button in the tab order
 * @param reach see {@link Reach}
 */
export function keepInReach(hook: HTMLElement, { button, audio, signal }: Reach): void {
  let isAway = false;
  let isOn = !audio.ended;
  let shown: AbortController | undefined;

  const update = () => {
    const isWanted = isAway && isOn;
    if (isWanted === (shown !== undefined)) return;
    shown?.abort();
    shown = undefined;
    if (!isWanted) return;
    shown = new AbortController();
    showPlayer(hook, { button, audio, signal: shown.signal, stop });
  };
  const turn = (on: boolean) => () => {
    isOn = on;
    update();
  };
  const stop = () => {
    endListening();
    audio.pause();
    turn(false)();
  };
  for (const event of ['ended', 'emptied', 'error']) audio.addEventListener(event, turn(false), { signal });
  audio.addEventListener('play', turn(true), { signal });
  const observer = new IntersectionObserver((entries) => {
    isAway = entries.at(-1)?.isIntersecting === false;
    update();
  });
  observe(observer, button, signal);
  onAbort(signal, () => shown?.abort());
}

function showPlayer(
  hook: HTMLElement,
  { button, audio, signal, stop }: Reach & { readonly stop: () => void },
): void {
  const root = create('div');
  root.className = styles.root;
  root.setAttribute('role', 'region');
  root.setAttribute('aria-label', PLAYER);
  const toggle = createButton('', 'plain');
  const update = () => faceButton(toggle, audio.paused ? CONTINUE : PAUSE, audio.paused ? play : pause);
  // The article's button knows what to do about a recording that fails.
  toggle.addEventListener('click', () => button.click());
  for (const event of ['play', 'pause']) audio.addEventListener(event, update, { signal });
  update();
  root.append(toggle, createCloseButton(STOP, stop));
  const restore = restoreFocus(root);
  hook.append(root);
  coverBottom(root, 'float', signal);
  onAbort(signal, () => {
    restore();
    root.remove();
  });
}
