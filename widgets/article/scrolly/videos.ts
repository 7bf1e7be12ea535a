import { type StoryVideo, takeVideo } from './video.ts';

/** The videos of a story. */
export interface Videos {
  /** Says which of the media is shown. */
  readonly show: (index: number) => void;
  /** Says whether the story is near the window. */
  readonly near: (isNear: boolean) => void;
}

/**
 * Plays the videos of a story as pictures that move: muted, over and over, and only that which is shown while the story
 * is near. Who stops one stops them all.
 * @param media each with at most one video
 * @param signal gives the videos back to the reader's hands
 */
export function createVideos(media: readonly Element[], signal: AbortSignal): Videos {
  let shown = 0;
  let isNear = false;
  let isStopped = false;
  const videos = new Map<number, StoryVideo>();

  const decide = () => {
    for (const [index, video] of videos) video.play(isNear && !isStopped && index === shown);
  };
  const toggle = () => {
    isStopped = !isStopped;
    for (const video of videos.values()) video.label(isStopped);
    decide();
  };
  for (const [index, part] of media.entries()) {
    const video = part.querySelector('video');
    if (video) videos.set(index, takeVideo(part, video, toggle, signal));
  }
  return {
    show: (index) => {
      shown = index;
      decide();
    },
    near: (near) => {
      isNear = near;
      decide();
    },
  };
}
