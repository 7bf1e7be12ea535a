import { create } from '../../../core/platform/dom/create.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { addClass, insert, setAttributes, show } from '../../../core/platform/dom/undo.ts';
import { address, flag, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { renderView } from '../../../core/runtime/feature/render-view.ts';
import { coverBottom } from '../../../core/ui/bottom-bar/cover-bottom.ts';
import { createPlayer } from './create-player.ts';
import { Dock } from './Dock.tsx';
import styles from './Player.module.css';
import { Player } from './Player.tsx';
import { downloadLink, servedEpisode } from './served.ts';

/**
 * Plays an episode of a podcast, with controls of its own in the place of the browser's [podcast-player-1,
 * podcast-player-2]. The server's `audio` element stays where it is in the page: one that is moved stops. Its controls
 * return when the feature fails.
 *
 * An episode's way to the sound: it is the server's (`served.ts`), or another feature's that asks the page's player
 * (`core/domain/podcasts/page-player.ts`) → `controller.ts` → `core/domain/audio/playback.ts`, which plays it alone.
 */
export default enhancer({
  attributes: {
    /** The episode's id, the same on all pages; by default the sound file's address identifies it. */
    episode: optional(text()),
    /** The episode's title for the device's lock screen; by default the hook's heading, else the page's title. */
    title: optional(text()),
    /** The podcast's name, for the same. */
    series: optional(text()),
    /** A picture, for the same; by default the first one in the hook. */
    artwork: optional(address()),
    /**
     * Whether the player is a bar at the bottom of the window, which shows while it holds what the visitor picked, here
     * or on the page before.
     */
    dock: flag(),
  },
  enhance(hook, props, context) {
    const { feature, page, signal } = context;
    const audio = hook.querySelector('audio');
    if (!audio) throw new TypeError(`${feature}: the hook holds no audio element.`);
    const served = servedEpisode(hook, audio, props);
    const link = downloadLink(hook);
    const isLinkSeen = link !== undefined && !audio.contains(link);
    const player = createPlayer(audio, served, { feature, page, isDock: props.dock, signal });
    const controls = create('div');
    insert(audio, 'afterend', controls, signal);
    const view = props.dock ? (
      <Dock player={player} controls={controls} />
    ) : (
      <Player player={player} hasDownload={!isLinkSeen} />
    );
    renderView(controls, view, context);
    setAttributes(audio, { controls: null, autoplay: null }, signal);
    if (props.dock) {
      addClass(hook, styles.docked, signal);
      coverBottom(hook, 'player', signal);
    }

    subscribe(
      player.state,
      ({ episode, isBroken }) => {
        if (props.dock) show(hook, episode !== undefined, signal);
        if (episode && episode !== served) {
          show(hook, true, signal);
          if (isLinkSeen) setAttributes(link, { href: episode.address }, signal);
        }
        if (isBroken && isLinkSeen) show(link, true, signal);
      },
      signal,
    );
  },
});
