import { vi } from 'vitest';

/** The browser's player, which happy-dom does not have. */
export interface StubPlayer {
  /** The result of playing a source, by its address; without an error by default. */
  files: (source: string) => Error | undefined;
  /** Emits the event of a start: synchronously by default, whereas browsers may have other tasks first. */
  emitPlay: (emit: () => void) => void;
  /** Simulates that the file has ended. */
  end(audio: HTMLMediaElement): void;
  /** Simulates that the sound is paused and its file removed: browsers then drop the pause event. */
  empty(audio: HTMLMediaElement): void;
}

/** Plays no sound, and emits the browser's events: `paused` changes at once. */
export function stubPlayer(): StubPlayer {
  const playing = new WeakSet<HTMLMediaElement>();
  const media = HTMLMediaElement.prototype;
  const player: StubPlayer = {
    files: () => undefined,
    emitPlay: (emit) => emit(),
    end(audio) {
      audio.pause();
      audio.dispatchEvent(new Event('ended'));
    },
    empty(audio) {
      playing.delete(audio);
      audio.removeAttribute('src');
      audio.dispatchEvent(new Event('emptied'));
    },
  };
  vi.spyOn(media, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
  vi.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (playing.has(this)) return;
    playing.add(this);
    player.emitPlay(() => this.dispatchEvent(new Event('play')));
    const failure = player.files(this.getAttribute('src') ?? '');
    if (failure) throw failure;
  });
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (playing.delete(this)) this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(media, 'load').mockImplementation(() => {});
  return player;
}
