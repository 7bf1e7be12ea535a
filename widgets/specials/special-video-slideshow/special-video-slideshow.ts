import {
  createScriptPlayer,
  deadline,
  playerScript,
  videoPlayerScript,
} from '../../../core/domain/video/script-player.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { savesData } from '../../../core/platform/schedule/saves-data.ts';
import { loadScript } from '../../../core/platform/scripts/load-script.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { filledText, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { createSpokenStatus } from '../../../core/ui/hidden/spoken-status.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import { loadConsentedScript } from '../../../core/user/consent/load-consented-script.ts';
import { createMoves } from './create-moves.ts';
import { type PlaylistVideo, readPlaylist, videosOfPosters } from './playlist.ts';
import { showVideo } from './show-video.ts';
import { actAsButton, findSlides } from './slides.ts';
import styles from './special-video-slideshow.module.css';
import { NEXT, PREVIOUS, placeText, spokenPlace } from './texts.ts';

/**
 * Plays the videos of a third party's playlist in the place of their posters, one at a time and without sound at first
 * [special-video-slideshow-1, special-video-slideshow-2]. Without the library or the playlist the posters stay
 * [special-video-slideshow-3].
 */
export default enhancer({
  attributes: {
    /** The id of the playlist at the third party. */
    playlist: filledText(),
    /** The purpose that the visitor must have consented to before the library is loaded, such as `uitgebreid`. */
    purpose: optional(filledText()),
  },
  async enhance(hook, { playlist, purpose }, { feature, page, signal }) {
    const { row, slides } = findSlides(hook, signal);
    if (slides.length === 0)
      throw new TypeError(`${feature}: there is no poster, an img in an li or a figure.`);
    const load = () => loadLibrary(page, purpose, signal);
    const videos = videosOfPosters(
      slides.map(({ id }) => id),
      await loadPlaylist(playlist, load, signal),
    );
    if (signal.aborted) return;

    const createPlayer = createScriptPlayer(page, load);
    const spoken = createSpokenStatus(hook, signal);
    const announce = (text: string) => {
      spoken.textContent = text;
    };
    let current = 0;
    let turn: AbortController | undefined;
    onAbort(signal, () => turn?.abort());
    const stop = () => {
      turn?.abort();
      turn = undefined;
    };
    const start = (how: { autoplay: boolean; focus: boolean }) => {
      stop();
      const slide = slides[current];
      const video = videos[current];
      if (!slide || !video) return;
      turn = new AbortController();
      void showVideo(slide, video, { createPlayer, ...how, announce, feature, signal: turn.signal });
    };

    const previous = createButton(PREVIOUS);
    const next = createButton(NEXT);
    const place = create('span');
    const bar = create('div');
    place.className = styles.place;
    bar.className = styles.bar;
    bar.append(previous, place, next);
    insert(hook, 'beforeend', bar, signal);
    const showPlace = () => {
      place.textContent = placeText(current + 1, slides.length);
      setAttributes(previous, { 'aria-disabled': current === 0 ? 'true' : null }, signal);
      setAttributes(next, { 'aria-disabled': current === slides.length - 1 ? 'true' : null }, signal);
    };
    const moves = createMoves(hook, row, {
      count: slides.length,
      isOwn: (target) =>
        target instanceof Element && target.closest(`.${styles.player}, input, select`) !== null,
      onMove(index) {
        current = index;
        showPlace();
        announce(spokenPlace(index + 1, slides.length));
        // Who was watching watches the next one.
        if (turn) start({ autoplay: !isMotionReduced() && !savesData(), focus: false });
      },
      signal,
    });
    previous.addEventListener('click', () => moves.by(-1), { signal });
    next.addEventListener('click', () => moves.by(1), { signal });
    for (const [index, { link }] of slides.entries()) {
      if (!link || !videos[index]) continue;
      actAsButton(link, signal);
      link.addEventListener(
        'click',
        (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          current = index;
          start({ autoplay: true, focus: true });
        },
        { signal },
      );
    }
    showPlace();
  },
});

/** The library: `scripts.videoSlideshow`, or the one that all videos share. */
function loadLibrary(page: Page, purpose: string | undefined, signal: AbortSignal): Promise<void> {
  const { videoSlideshow } = siteConfig(page).scripts;
  const src = typeof videoSlideshow === 'string' ? videoSlideshow : videoPlayerScript(page);
  return purpose === undefined ? loadScript(src, page) : loadConsentedScript(src, page, purpose, signal);
}

/** @throws Error if library or playlist do not come, or are of another shape */
async function loadPlaylist(
  id: string,
  load: () => Promise<void>,
  signal: AbortSignal,
): Promise<readonly PlaylistVideo[]> {
  await load();
  const script = playerScript();
  if (!script.playlist) throw new Error('The script made no playlist() of window.videoPlayer.');
  return readPlaylist(await Promise.race([script.playlist(id), deadline(signal)]));
}
