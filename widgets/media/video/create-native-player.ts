import { playAlone } from '../../../core/domain/audio/play-alone.ts';
import type { CreatePlayer, Video } from '../../../core/domain/video/player.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { LANGUAGE } from '../../../core/runtime/site/language.ts';
import { CAPTIONS } from './texts.ts';

/** Milliseconds without data after which the video counts as failed. Browsers themselves wait forever. */
const TIMEOUT = 20_000;

/** The browser's own player. */
export const createNativePlayer: CreatePlayer = async (
  container,
  video,
  { autoplay, muted },
  onError,
  signal,
) => {
  const element = draw(video);
  // Browsers only show captions of another site if the video is fetched by CORS, too.
  if (isForeign(video.captions)) element.crossOrigin = 'anonymous';
  element.autoplay = autoplay;
  element.muted = muted;
  container.append(element);
  playAlone(element, signal, () => video.title);
  // Safari only plays sound that a script starts while it handles a click: the attribute is not enough.
  if (autoplay && !muted) play(element);
  const destroy = () => {
    element.remove();
    // Removing the source releases the connection and the decoder.
    element.replaceChildren();
    element.load();
  };
  try {
    await loaded(element, signal).catch((cause) => {
      if (signal.aborted || !element.hasAttribute('crossorigin')) throw cause;
      // The video's server does not allow CORS: a video without captions is better than none.
      element.removeAttribute('crossorigin');
      element.load();
      if (autoplay) play(element);
      return loaded(element, signal);
    });
  } catch (cause) {
    destroy();
    throw cause;
  }
  element.addEventListener('error', () => onError(element.error));
  return {
    play: () => play(element),
    pause: () => element.pause(),
    focus: () => element.focus({ preventScroll: true }),
    destroy,
  };
};

/** The browser may refuse; the visitor has the controls. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => {});
}

function draw({ sources, captions, title }: Video): HTMLVideoElement {
  const element = create('video', {
    controls: true,
    playsinline: true,
    preload: 'metadata',
    'aria-label': title,
  });
  for (const { address, type } of sources) {
    const source = create('source', { src: address, type });
    element.append(source);
  }
  if (captions !== undefined) {
    const track = create('track');
    Object.assign(track, { kind: 'captions', src: captions, srclang: LANGUAGE, label: CAPTIONS });
    element.append(track);
  }
  return element;
}

function isForeign(address: string | undefined): boolean {
  return address !== undefined && parseAddress(address)?.origin !== self.origin;
}

/**
 * Waits until the browser has the video's metadata. It reports a failure on the last source, not on the video itself.
 */
async function loaded(element: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  onAbort(signal, () => waiting.abort());
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const options = { signal: waiting.signal };
      const fail = () => reject(element.error ?? new Error('No source of the video could be loaded.'));
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Error('Nothing of the video came for 20 seconds.')), TIMEOUT);
      };
      element.addEventListener('loadedmetadata', () => resolve(), options);
      element.addEventListener('error', fail, options);
      element.querySelector('source:last-of-type')?.addEventListener('error', fail, options);
      element.addEventListener('progress', wait, options);
      onAbort(signal, () => reject(signal.reason));
      wait();
    });
  } finally {
    clearTimeout(timer);
    waiting.abort();
  }
}
