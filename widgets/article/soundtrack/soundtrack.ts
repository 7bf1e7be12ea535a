import { createPlayButton } from '../../../core/domain/audio/create-play-button.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { insert, setAttributes, show } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { volume2, volumeX } from '../../../core/ui/icon/shapes.ts';
import { stayInReach } from './stay-in-reach.ts';
import { stopInView } from './stop-in-view.ts';
import { FAILED, LOADING, OFF, ON } from './texts.ts';

/**
 * The sound of a story, around the server's `audio` element: started by the visitor only, and stopped by the story
 * [soundtrack-1, soundtrack-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const audio = hook.querySelector('audio');
    if (!audio) throw new TypeError(`${feature}: the hook holds no audio element.`);
    const links = hook.querySelectorAll<HTMLElement>(':scope > a:not([hidden])');
    // Never plays automatically; the button replaces the link, or the browser's own controls.
    onAbort(signal, () => audio.pause());
    setAttributes(audio, { controls: null, autoplay: null }, signal);
    for (const link of links) show(link, false, signal);
    audio.pause();
    const { element } = createPlayButton(audio, {
      feature,
      silent: { text: ON, icon: volume2 },
      playing: { text: OFF, icon: volumeX },
      loading: LOADING,
      failure: FAILED,
      signal,
    });
    insert(hook, 'beforeend', element, signal);
    stopInView(audio, signal);
    stayInReach(element, hook, audio, signal);
  },
});
