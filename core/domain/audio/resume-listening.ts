import { onceActivated } from '../../platform/page-life/activation.ts';
import { on } from '../../runtime/bus/bus.ts';
import type { Page } from '../../runtime/page/page.ts';
import { endListening, type Listening, type Resumption, readListening, resumptionOf } from './listening.ts';
import { isHeldByOther } from './observe-listening.ts';
import { isHeardElsewhere } from './other-tabs.ts';

interface Resumer {
  /** The element that plays it. */
  readonly audio: HTMLMediaElement;
  /** Whether this player goes on with it: only one of the page may. */
  readonly wants: (listening: Listening) => boolean;
  /** Goes on with it, at its second. */
  readonly resume: (listening: Listening, how: Resumption) => void;
  /** Called if nothing is under way any more that this player wants, as after Back. */
  readonly rest?: () => void;
}

/**
 * Goes on with the sound of the page before this one: when the visitor sees the page, never while it is prerendered, and
 * again when they come back to it from the back/forward cache.
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
  /** What another element of this page plays, of the same recording perhaps, is not a sound of the page before. */
  const isWanted = (value: Listening) => !isHeldByOther(audio) && wants(value);
  const look = async () => {
    const stored = readListening(page);
    const how = stored && resumptionOf(stored);
    if (!stored || !how || !isWanted(stored.value)) return rest?.();
    if (how === 'play' && (await isHeardElsewhere(signal))) {
      // This tab is a copy of the one that plays.
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
