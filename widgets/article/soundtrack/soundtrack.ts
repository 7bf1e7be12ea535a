import { createPlayback, type PlaybackState } from '../../../core/domain/audio/playback.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { setAttributes, show as showElement } from '../../../core/platform/dom/undo.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { stopInView } from './stop-in-view.ts';

/**
 * The sound of a story, around the server's `audio` element: started by the visitor only, and stopped by the story
 * [soundtrack-1, soundtrack-2].
 */
export default lazyWidget({
  attributes: {},
  at: 'beforeend',
  loadView: async () => (await import('./SoundButton.tsx')).SoundButton,
  enhance(hook, _, { feature, signal, show }) {
    const audio = hook.querySelector('audio');
    if (!audio) throw new TypeError(`${feature}: the hook holds no audio element.`);
    const links = hook.querySelectorAll<HTMLElement>(':scope > a:not([hidden])');
    // Never plays automatically.
    onAbort(signal, () => audio.pause());
    setAttributes(audio, { autoplay: null }, signal);
    audio.pause();

    let state: PlaybackState = { isPlaying: false, isWaiting: false, isBroken: false };
    let isAway = false;
    const replaceControls = (run: () => void) => {
      run();
      // The button takes the place of the link, or of the browser's own controls.
      setAttributes(audio, { controls: null }, signal);
      for (const link of links) showElement(link, false, signal);
    };
    const update = () => show({ ...state, isAway, onToggle: () => playback.toggle() }, replaceControls);
    const playback = createPlayback(audio, {
      feature,
      onChange(changed) {
        state = changed;
        if (!signal.aborted) update();
      },
      signal,
    });
    stopInView(audio, signal);
    const observer = new IntersectionObserver((entries) => {
      isAway = entries.at(-1)?.isIntersecting === false;
      update();
    });
    observe(observer, hook, signal);
  },
});
