import type { Episode } from '../../../core/domain/audio/episode.ts';
import { contentOf } from '../../../core/platform/dom/content-of.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { readText } from '../../../core/platform/storage/texts.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { address } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { pageTitle } from '../../../core/runtime/page/page-title.ts';
import { createPlayButton } from './create-play-button.ts';
import { describeByHeading, headingOf, restOfList } from './list.ts';
import { soundOf } from './sound-of.ts';

/** The audio of a hook. */
interface Recording {
  readonly audio: HTMLAudioElement;
  readonly sound: Episode;
  readonly play: () => Promise<void>;
}

/** `readyState` of audio without any loaded data (HTML). */
const HAVE_NOTHING = 0;

const HOOK = featureHook('[data-widget="listen-to"]');
const recordings = new WeakMap<Element, Recording>();

/**
 * Plays the recording of an article; in a list, the next ones after it [listen-to-1, listen-to-2]. The button replaces
 * the server's link; while it is out of view there is a small player, and the next page goes on with the recording.
 */
export default enhancer({
  attributes: {
    /** The sound file [listen-to-1]. */
    audioUrl: address(),
  },
  enhance(hook, { audioUrl }, { feature, page, signal }) {
    const audio = create('audio', { preload: 'none', src: audioUrl });
    const control = createPlayButton(audio, {
      feature,
      title: () => headingOf(hook)?.textContent.trim() || pageTitle(),
      signal,
    });
    onAbort(signal, () => {
      recordings.delete(hook);
      audio.pause();
      // Cancels the download of the file.
      audio.removeAttribute('src');
      audio.load();
    });
    describeByHeading(control.button, hook, signal);
    contentOf(hook, signal)(control.element, audio);
    const sound = soundOf(hook, audioUrl);
    recordings.set(hook, { audio, sound, play: control.play });
    const rest = () => restOfList(hook).flatMap((other) => recordings.get(other) ?? []);

    // Without a click Safari only plays audio that was loaded during one; with preload `none` this fetches nothing.
    const unlock = () => {
      for (const { audio } of rest()) if (audio.readyState === HAVE_NOTHING) audio.load();
    };
    control.button.addEventListener('click', unlock, { signal });
    audio.addEventListener('ended', () => void rest()[0]?.play(), { signal });

    let isLoaded = false;
    // This module and React only load once a sound is playing; if that fails, the article's own button stays.
    const loadPlayer = async () => {
      if (isLoaded) return;
      isLoaded = true;
      try {
        const { goOn } = await import('./go-on.ts');
        const sounds = () => ({ sound, next: rest().map((recording) => recording.sound) });
        const isFirst = () => hook === firstWith(sound.id);
        goOn(hook, { audio, control, sounds, isFirst, feature, page, signal });
      } catch (cause) {
        warn(feature, `There is no small player, and the next page does not go on: ${cause}`);
      }
    };
    const look = () => {
      if (readText('session', 'nmt_listening') !== undefined) void loadPlayer();
    };
    audio.addEventListener('play', loadPlayer, { once: true, signal });
    on('page:restored', look, signal);
    look();
  },
});

/** The first hook of the page with a recording: an article may be in two lists. */
function firstWith(id: string): Element | undefined {
  return [...document.querySelectorAll(HOOK)].find((hook) => recordings.get(hook)?.sound.id === id);
}
