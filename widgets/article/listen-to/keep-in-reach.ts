import { endListening } from '../../../core/domain/audio/listening.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import type { ViewContext } from '../../../core/runtime/feature/view-context.ts';
import type { SmallPlayerProps } from './SmallPlayer.tsx';

/**
 * Keeps the controls of a recording in reach while its own button is out of view: a small player, from the start of the
 * recording to its end, or until the visitor stops it there.
 * @param button the button in the article, which handles failures of the recording
 * @param audio the recording
 * @param context its `show` renders the `SmallPlayer`
 */
export function keepInReach(
  button: HTMLButtonElement,
  audio: HTMLAudioElement,
  { show, signal }: Pick<ViewContext<SmallPlayerProps>, 'show' | 'signal'>,
): void {
  let isAway = false;
  let isOn = !audio.ended;
  const onToggle = () => button.click();
  const onStop = () => {
    endListening();
    audio.pause();
    turn(false);
  };
  const update = () => show(isAway && isOn ? { isPlaying: !audio.paused, onToggle, onStop } : undefined);
  const turn = (on: boolean) => {
    isOn = on;
    update();
  };
  for (const event of ['ended', 'emptied', 'error'])
    audio.addEventListener(event, () => turn(false), { signal });
  audio.addEventListener('play', () => turn(true), { signal });
  audio.addEventListener('pause', update, { signal });
  const observer = new IntersectionObserver((entries) => {
    isAway = entries.at(-1)?.isIntersecting === false;
    update();
  });
  observe(observer, button, signal);
}
