import {
  createScriptPlayer,
  deadline,
  playerScript,
  videoPlayerScript,
} from '../../../core/domain/video/script-player.ts';
import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { loadScript } from '../../../core/platform/scripts/load-script.ts';
import { configAddress } from '../../../core/runtime/config/config-address.ts';
import { filledText, optional } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import type { Page } from '../../../core/runtime/page/page.ts';
import { savesData } from '../../../core/runtime/page/saves-data.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import { loadConsentedScript } from '../../../core/user/consent/load-consented-script.ts';
import { createMoves } from './create-moves.ts';
import { createTurns } from './create-turns.ts';
import { type PlaylistVideo, readPlaylist, videosOfPosters } from './playlist.ts';
import { type PlayerPlace, SlideBar } from './SlideBar.tsx';
import { actAsButton, findSlides } from './slides.ts';
import styles from './special-video-slideshow.module.css';
import { spokenPlace } from './texts.ts';

/**
 * Plays the videos of a third party's playlist in place of their posters, one at a time and muted at first
 * [special-video-slideshow-1, special-video-slideshow-2]. Without the library or the playlist the posters stay
 * [special-video-slideshow-3].
 */
export default widget({
  at: 'beforeend',
  view: SlideBar,
  attributes: {
    /** The id of the playlist at the third party. */
    playlist: filledText(),
    /** The purpose to which the visitor must have consented before the library is loaded, such as `uitgebreid`. */
    purpose: optional(filledText()),
  },
  async enhance(hook, { playlist, purpose }, { feature, page, show, signal }) {
    const { row, slides } = findSlides(hook, signal);
    if (slides.length === 0)
      throw new TypeError(`${feature}: there is no poster, an img in an li or a figure.`);
    const load = () => loadLibrary(page, purpose, signal);
    const videos = videosOfPosters(
      slides.map(({ id }) => id),
      await loadPlaylist(playlist, load, signal),
    );
    if (signal.aborted) return;

    let current = 0;
    let announcement = '';
    let place: PlayerPlace | undefined;
    const update = (change?: (run: () => void) => void) =>
      show({ index: current, count: slides.length, announcement, place, onMove: moves.by }, change);
    const announce = (text: string) => {
      announcement = text;
      update();
    };
    const turns = createTurns({
      slides,
      videos,
      createPlayer: createScriptPlayer(page, load),
      onPlace(next) {
        place = next;
        // Synchronously, because a player that is shown takes the focus.
        update((run) => run());
      },
      announce,
      feature,
      signal,
    });
    const moves = createMoves(hook, row, {
      count: slides.length,
      isOwn: (target) =>
        target instanceof Element && target.closest(`.${styles.player}, input, select`) !== null,
      onMove(index) {
        current = index;
        announce(spokenPlace(index + 1, slides.length));
        // If a video was playing, the next one starts.
        if (turns.isOn()) turns.start(index, { autoplay: !isMotionReduced() && !savesData(), focus: false });
      },
      signal,
    });
    for (const [index, { link }] of slides.entries()) {
      if (!link || !videos[index]) continue;
      actAsButton(link, signal);
      link.addEventListener(
        'click',
        (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          current = index;
          turns.start(index, { autoplay: true, focus: true });
        },
        { signal },
      );
    }
    update();
  },
});

/** The player of the special `video-slideshow`; by default that of `scripts.videoPlayer`. */
const slideshowScript = configAddress('scripts.videoSlideshow');

function loadLibrary(page: Page, purpose: string | undefined, signal: AbortSignal): Promise<void> {
  const src = slideshowScript(page) ?? videoPlayerScript(page);
  if (!src) throw new Error('"scripts.videoSlideshow" of script#site-config is missing.');
  return purpose === undefined ? loadScript(src, page) : loadConsentedScript(src, page, purpose, signal);
}

/** @throws Error if the library or the playlist cannot be loaded, or is invalid */
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
