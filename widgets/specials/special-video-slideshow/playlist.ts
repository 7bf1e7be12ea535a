import { isRecord } from '../../../core/runtime/config/guards.ts';

/** A video of the playlist. */
export interface PlaylistVideo {
  readonly id: string;
  /** The title; empty if the library sends none. */
  readonly title: string;
}

/**
 * Reads the playlist of the library. Entries without an id are left out.
 * @param sent the unchecked playlist
 * @throws TypeError if it is not a list, or has no video
 */
export function readPlaylist(sent: unknown): readonly PlaylistVideo[] {
  if (!Array.isArray(sent)) throw new TypeError('The playlist is not a list of videos.');
  const videos = sent.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.id !== 'string' || entry.id === '') return [];
    return [{ id: entry.id, title: typeof entry.title === 'string' ? entry.title : '' }];
  });
  if (videos.length === 0) throw new TypeError('The playlist has no videos.');
  return videos;
}

/**
 * The video of each poster: the one with its id, otherwise the one at its position in the playlist.
 * @param ids the `data-video-id` of each poster, if it has one
 * @param videos the playlist
 * @returns undefined for a poster without a video, which stays a link
 */
export function videosOfPosters(
  ids: readonly (string | undefined)[],
  videos: readonly PlaylistVideo[],
): readonly (PlaylistVideo | undefined)[] {
  return ids.map((id, index) => (id === undefined ? videos[index] : videos.find((video) => video.id === id)));
}
