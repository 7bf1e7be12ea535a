import { useStore } from 'zustand';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { PlayButton } from '../../../core/ui/button/PlayButton.tsx';
import { ChapterMenu } from '../../../core/ui/chapters/ChapterMenu.tsx';
import type { Chapter } from '../../../core/ui/chapters/chapter.ts';
import { volume2, volumeX } from '../../../core/ui/icon/shapes.ts';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import styles from './Longread.module.css';
import type { BackgroundVideo } from './play-in-view.ts';
import { CHAPTERS, PAUSE, PLAY, SOUND_OFF, SOUND_ON } from './texts.ts';

interface LongreadProps {
  readonly chapters: readonly Chapter[];
  /** The background videos in page order; empty while they do not play. */
  readonly videos: readonly BackgroundVideo[];
}

/** The menu of the chapters, and the buttons of each background video [special-lostboys-1, special-lostboys-2]. */
export function Longread({ chapters, videos }: LongreadProps) {
  const language = useContentLanguage();
  return (
    <>
      {chapters.length > 0 && (
        <ChapterMenu label={CHAPTERS} lang={language} chapters={chapters} controls="links" />
      )}
      {videos.map((video, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the videos stay as they are
        <Beside key={index} element={video.element} at="afterend" className={styles.controls}>
          <VideoControls video={video} />
        </Beside>
      ))}
    </>
  );
}

/** Stops the motion of a background video, and turns its sound on and off. */
function VideoControls({ video }: { readonly video: BackgroundVideo }) {
  const { isStopped, isMuted } = useStore(video.state);
  return (
    <>
      <PlayButton
        look="outlined"
        isPlaying={!isStopped}
        silent={{ text: PLAY }}
        playing={{ text: PAUSE }}
        onClick={video.toggleMotion}
      />
      <PlayButton
        look="outlined"
        isPlaying={!isMuted}
        silent={{ text: SOUND_ON, icon: volume2 }}
        playing={{ text: SOUND_OFF, icon: volumeX }}
        onClick={video.toggleSound}
      />
    </>
  );
}
