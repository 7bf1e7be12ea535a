import { takeTurn } from '../../../core/domain/audio/turn.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { showToast } from '../../../core/ui/toast/show-toast.ts';
import type { Control } from './controls.ts';
import { playAudio } from './play-audio.ts';
import { canReadAloud, readAloud } from './speech/read-aloud.ts';
import { LISTEN, LISTEN_FAILED, STOP } from './texts.ts';

/** The audio of an update: a recording, or text for speech synthesis. */
export interface Heard {
  readonly audioUrl: () => string | undefined;
  readonly text: () => string;
}

/** Whether this browser can play it. */
export const canListen = ({ audioUrl }: Heard): boolean => audioUrl() !== undefined || canReadAloud();

/**
 * Makes a button start and stop reading an update aloud [liveblog-widget-2, liveblog-widget-4].
 * @param control the button, labelled with its action
 * @param signal stops it
 */
export function toggleListening(control: Control, { audioUrl, text }: Heard, signal: AbortSignal): void {
  let playing: AbortController | undefined;

  const start = async () => {
    const own = new AbortController();
    const giveTurnBack = takeTurn(() => own.abort());
    playing = own;
    control.say(STOP);
    const address = audioUrl();
    const end = await (address === undefined
      ? readAloud(text(), own.signal)
      : playAudio(address, own.signal));
    giveTurnBack();
    if (end === 'failed') showToast(LISTEN_FAILED);
    if (playing !== own) return;
    playing = undefined;
    control.say(LISTEN);
  };
  const stop = () => playing?.abort();

  control.element.addEventListener('click', () => (playing ? stop() : void start()), { signal });
  onAbort(signal, stop);
}
