import { useRef, useState } from 'react';
import type { PlaybackState } from '../../../core/domain/audio/playback.ts';
import { useCoverBottom } from '../../../core/ui/bottom-bar/use-cover-bottom.ts';
import { PlayButton } from '../../../core/ui/button/PlayButton.tsx';
import { hiddenClass } from '../../../core/ui/hidden/spoken-status.ts';
import { volume2, volumeX } from '../../../core/ui/icon/shapes.ts';
import styles from './SoundButton.module.css';
import { FAILED, LOADING, OFF, ON } from './texts.ts';

export interface SoundButtonProps extends PlaybackState {
  /** Whether the button's place in the page is out of view. */
  readonly isAway: boolean;
  readonly onToggle: () => void;
}

/**
 * Turns the sound on and off. While the sound plays and the button's place is out of view, the button is at the bottom
 * of the window, so that a visitor can always stop the sound; it stays there while it has the focus, so that it does
 * not move during a press.
 */
export function SoundButton({ isPlaying, isWaiting, isBroken, isAway, onToggle }: SoundButtonProps) {
  const root = useRef<HTMLDivElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const isKept = isAway && (isPlaying || hasFocus);
  useCoverBottom(root, 'float', isKept);
  return (
    <div ref={root} className={isKept ? `${styles.root} ${styles.reach}` : styles.root}>
      <PlayButton
        look="outlined"
        isPlaying={isPlaying}
        isWaiting={isWaiting}
        silent={{ text: ON, icon: volume2 }}
        playing={{ text: OFF, icon: volumeX }}
        onClick={onToggle}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
      <p className={isBroken ? styles.failure : hiddenClass} role="status">
        {isBroken ? FAILED : isWaiting ? LOADING : ''}
      </p>
    </div>
  );
}
