import { type StoryVideo, takeVideo } from './take-video.ts';

/** The videos of a story. */
export interface Videos {
  /** Sets the medium that is shown. */
  readonly show: (index: number) => void;
  /** Sets whether the story is near the window. */
  readonly near: (isNear: boolean) => void;
}

/**
 * Plays the videos of a story like animated pictures: muted, in a loop, and only the one that is shown while the story
 * is near. Stopping one stops all.
 * @param media each with at most one video
 * @param signal restores the videos
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
