import { useId } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../core/ui/button/Button.tsx';
import { PlayButton } from '../../../core/ui/button/PlayButton.tsx';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import styles from './Player.module.css';
import type { Player as PlayerControls } from './player-state.ts';
import { Skips } from './Skips.tsx';
import { Slider } from './Slider.tsx';
import { Speeds } from './Speeds.tsx';
import { DOWNLOAD, FAILED, fromText, LOADING, PAUSE, PLAY, playerName, RESUME } from './texts.ts';
import { clockText } from './times.ts';

interface PlayerProps {
  readonly player: PlayerControls;
  /** Whether a failure needs a link to the file, because the server's link is not visible. */
  readonly hasDownload: boolean;
}

/** The controls of an episode [podcast-player-1]; renders nothing before there is one. */
export function Player({ player, hasDownload }: PlayerProps) {
  const state = useStore(player.state);
  const fromId = useId();
  const { episode, isPlaying, isWaiting, isBroken, position, duration, speed, offer } = state;
  if (!episode) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div className={styles.root} role="group" aria-label={playerName(episode.title)}>
      <div className={styles.controls}>
        <PlayButton
          look="primary"
          labelHidden
          isPlaying={isPlaying}
          isWaiting={isWaiting}
          silent={{ text: PLAY }}
          playing={{ text: PAUSE }}
          onClick={player.toggle}
        />
        <Skips player={player} />
        {offer !== undefined && (
          <span className={styles.offer}>
            <Button look="outlined" aria-describedby={fromId} onClick={player.resume}>
              {RESUME}
            </Button>
            <span className={styles.from} id={fromId}>
              {fromText(clockText(offer))}
            </span>
          </span>
        )}
      </div>
      <Speeds speed={speed} onSelect={player.setSpeed} />
      <div className={styles.line}>
        {isBroken ? (
          <p className={styles.failure} role="alert">
            <span>{`${FAILED} `}</span>
            {hasDownload && (
              <a className={styles.download} href={episode.address} download>
                {DOWNLOAD}
              </a>
            )}
          </p>
        ) : (
          <Slider position={position} duration={duration} onSeek={player.seek} />
        )}
      </div>
      <Hidden role="status">{isWaiting ? LOADING : ''}</Hidden>
    </div>
  );
}
