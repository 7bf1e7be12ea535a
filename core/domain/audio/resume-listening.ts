import { onceActivated } from '../../platform/page-life/activation.ts';
import { on } from '../../runtime/bus/bus.ts';
import type { Page } from '../../runtime/page/page.ts';
import { endListening, type Listening, type Resumption, readListening, resumptionOf } from './listening.ts';
import { isHeldByOther } from './observe-listening.ts';
import { isHeardElsewhere } from './other-tabs.ts';

interface Resumer {
  /** The element that plays the sound. */
  readonly audio: HTMLMediaElement;
  /** Whether this player resumes the sound: only one player of the page may. */
  readonly wants: (listening: Listening) => boolean;
  /** Resumes the sound at its stored position. */
  readonly resume: (listening: Listening, how: Resumption) => void;
  /** Called if there is no sound any more for this player to resume, as after Back. */
  readonly rest?: () => void;
}

/**
 * Resumes the sound of the previous page when the visitor sees this page, never while it is prerendered, and again when
 * they come back to it from the back/forward cache.
 * @param page the page
 * @param resumer see {@link Resumer}
 * @param signal ends it
 */
export function resumeListening(
  page: Page,
  { audio, wants, resume, rest }: Resumer,
  signal: AbortSignal,
): void {
  if (page.appView) return;
  /**
   * A sound that another element of this page plays, perhaps the same recording, does not come from the previous page.
   */
  const isWanted = (value: Listening) => !isHeldByOther(audio) && wants(value);
  const look = async () => {
    const stored = readListening(page);
    const how = stored && resumptionOf(stored);
    if (!stored || !how || !isWanted(stored.value)) return rest?.();
    if (how === 'play' && (await isHeardElsewhere(signal))) {
      // This tab is a duplicate of the tab that plays.
      if (!signal.aborted) endListening();
      return;
    }
    // The visitor may have pressed a button meanwhile.
    const { value } = readListening(page) ?? {};
    if (!signal.aborted && value && isWanted(value)) resume(value, how);
  };
  onceActivated(() => void look(), signal);
  on('page:restored', () => void look(), signal);
}
