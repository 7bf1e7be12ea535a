import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { addClass, setAttributes, show as showElement } from '../../../core/platform/dom/undo.ts';
import { address, flag, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { coverBottom } from '../../../core/ui/bottom-bar/cover-bottom.ts';
import { createPlayer } from './create-player.ts';
import styles from './Player.module.css';
import { PodcastPlayer } from './PodcastPlayer.tsx';
import { downloadLink, servedEpisode } from './served.ts';

/**
 * Plays an episode of a podcast, with controls that replace the browser's [podcast-player-1, podcast-player-2]. The
 * server's `audio` element keeps its position in the page, because moving it would stop it. Its own controls are
 * restored if the feature fails.
 *
 * The source of an episode: it is the server's (`served.ts`), or another feature requests it from the page's player
 * (`core/domain/podcasts/page-player.ts`) → `create-player.ts` → `core/domain/audio/playback.ts`, which plays it alone.
 */
export default widget({
  attributes: {
    /** The episode's id, the same on all pages; by default the sound file's address. */
    episode: optional(text()),
    /** The episode's title for the device's lock screen; by default the hook's heading, otherwise the page's title. */
    title: optional(text()),
    /** The podcast's name for the device's lock screen. */
    series: optional(text()),
    /** A picture for the device's lock screen; by default the first one in the hook. */
    artwork: optional(address()),
    /**
     * Whether the player is a bar at the bottom of the window, which is shown while it has an episode that the visitor
     * selected, here or on the previous page.
     */
    dock: flag(),
  },
  at: (hook) => ({ of: soundOf(hook), position: 'afterend' }),
  view: PodcastPlayer,
  enhance(hook, props, { feature, page, signal, show }) {
    const audio = soundOf(hook);
    const served = servedEpisode(hook, audio, props);
    const link = downloadLink(hook);
    const isLinkSeen = link !== undefined && !audio.contains(link);
    const player = createPlayer(audio, served, { feature, page, isDock: props.dock, signal });
    show({ player, isDock: props.dock, hasDownload: !isLinkSeen });
    setAttributes(audio, { controls: null, autoplay: null }, signal);
    if (props.dock) {
      addClass(hook, styles.docked, signal);
      coverBottom(hook, 'player', signal);
    }

    subscribe(
      player.state,
      ({ episode, isBroken }) => {
        if (props.dock) showElement(hook, episode !== undefined, signal);
        if (episode && episode !== served) {
          showElement(hook, true, signal);
          if (isLinkSeen) setAttributes(link, { href: episode.address }, signal);
        }
        if (isBroken && isLinkSeen) showElement(link, true, signal);
      },
      signal,
    );
  },
});

/** @throws TypeError if the server sent no sound element */
function soundOf(hook: HTMLElement): HTMLAudioElement {
  const audio = hook.querySelector('audio');
  if (!audio) throw new TypeError('podcast-player: the hook holds no audio element.');
  return audio;
}
