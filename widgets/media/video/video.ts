import { atTime } from '../../../core/platform/time/at-time.ts';
import { endTime } from '../../../core/platform/time/parse-end.ts';
import { address, flag, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { createNativePlayer } from './create-native-player.ts';
import { describe } from './describe.ts';
import { createShow } from './show.ts';
import { createStage } from './stage.ts';
import { startByReader, startInView } from './start.ts';
import { ENDED, FAILURE } from './texts.ts';

/**
 * Plays a video in place of its poster, on demand or live [video-1, video-2, video-3]. The hook contains a link to the
 * video's page with the poster, and in it `data-video-info` with the video's details: its title, its length.
 */
export default lazyWidget({
  at: 'beforeend',
  loadView: async () => (await import('./Stage.tsx')).Stage,
  attributes: {
    /** The video as MP4. Either this or `data-video-id`. */
    src: optional(address()),
    /** The same video as WebM, which is smaller. */
    srcWebm: optional(address()),
    /** The address of Dutch captions in WebVTT. */
    captions: optional(address()),
    /** The id of the video for the player of `scripts.videoPlayer`. */
    videoId: optional(text()),
    /** The purpose to which the visitor must have consented before that player is loaded, such as `uitgebreid`. */
    purpose: optional(text()),
    /** Whether the video is live: it starts when it scrolls into view, and has a badge [video-1]. */
    live: flag(),
    /** The time at which a live video ends [video-3]. */
    endsAt: optional(endTime()),
    /** The message if the video cannot be loaded [video-3]. */
    failureText: optional(text(), FAILURE),
  },
  async enhance(hook, props, { feature, page, show, signal }) {
    const { live, endsAt, failureText, purpose } = props;
    const link = hook.querySelector('a');
    if (!link)
      throw new TypeError(`${feature}: there is no link in the hook; expected one to the video's page.`);
    const video = describe(props, link.textContent?.trim() ?? '', feature);
    const create =
      video.id === undefined
        ? createNativePlayer
        : (await import('../../../core/domain/video/script-player.ts')).createScriptPlayer(page);
    const onRetry = () => player.start(READERS);
    const stage = await createStage(hook, { link, isLive: live, onRetry, show, signal });
    if (!stage) return;
    const player = createShow({ stage, video, create, failureText, purpose, feature, page, signal });
    startByReader(hook, link, () => player.start(READERS), player.ended);
    if (live) startInView(hook, player);
    if (live && endsAt !== undefined) atTime(endsAt, () => player.end(ENDED), signal);
  },
});

/** A visitor who starts a video wants sound. */
const READERS = { autoplay: true, muted: false, focus: true };
