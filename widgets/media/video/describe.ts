import type { Video } from '../../../core/domain/video/player.ts';
import { now } from '../../../core/platform/time/now.ts';

/** The attributes that identify the video. */
interface VideoProps {
  readonly src: string | undefined;
  readonly srcWebm: string | undefined;
  readonly captions: string | undefined;
  readonly videoId: string | undefined;
  readonly live: boolean;
  readonly endsAt?: number | undefined;
}

/**
 * Identifies the video of a hook.
 * @param props the hook's attributes
 * @param title the text of the poster's link
 * @param feature the feature's name, for messages
 * @throws TypeError if the hook names no video, or two, unless it is a live video that has ended
 */
export function describe(
  { src, srcWebm, captions, videoId: id, live, endsAt }: VideoProps,
  title: string,
  feature: string,
): Video {
  // A live video that has ended only shows its poster.
  const isOver = live && endsAt !== undefined && endsAt <= now();
  if (!isOver && (src === undefined) === (id === undefined)) {
    throw new TypeError(`${feature}: expected one of data-src and data-video-id.`);
  }
  const sources = [
    ...(srcWebm === undefined ? [] : [{ address: srcWebm, type: 'video/webm' }]),
    ...(src === undefined ? [] : [{ address: src, type: 'video/mp4' }]),
  ];
  return { sources, id, captions, title, live };
}
