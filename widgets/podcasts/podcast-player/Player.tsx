import { useId } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { loaderCircle, pause, play, rotateCcw, rotateCw } from '../../../core/ui/icon/shapes.ts';
import type { Player as PlayerControls } from './create-player.ts';
import styles from './Player.module.css';
import { Slider } from './Slider.tsx';
import {
  BACK,
  DOWNLOAD,
  FAILED,
  FORWARD,
  fromText,
  LOADING,
  PAUSE,
  PLAY,
  playerName,
  RESUME,
  SPEED,
  speedText,
} from './texts.ts';
import { clockText } from './times.ts';

const SPEEDS = [1, 1.25, 1.5, 2] as const;

interface PlayerProps {
  readonly player: PlayerControls;
  /** Whether the title is shown: if the server's page does not. */
  readonly hasTitle: boolean;
  /** Whether a failure needs a link to the file: the server's is not in view. */
  readonly hasDownload: boolean;
}

/** The controls of an episode [podcast-player-1]; nothing before there is one. */
export function Player({ player, hasTitle, hasDownload }: PlayerProps) {
  const state = useStore(player.state);
  const fromId = useId();
  const { episode, isPlaying, isWaiting, isBroken, position, duration, speed, offer } = state;
  if (!episode) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div className={styles.root} role="group" aria-label={playerName(episode.title)}>
      {hasTitle && (
        <p className={styles.title}>
          {episode.series && <span className={styles.series}>{episode.series}</span>}
          <span>{episode.title}</span>
        </p>
      )}
      <div className={styles.controls}>
        <Button
          look="primary"
          className={isWaiting ? styles.waiting : undefined}
          icon={isWaiting ? loaderCircle : isPlaying ? pause : play}
          labelHidden
          onClick={player.toggle}
        >
          {isPlaying ? PAUSE : PLAY}
        </Button>
        <Skip shape={rotateCcw} seconds={15} label={BACK} onClick={player.back} />
        <Skip shape={rotateCw} seconds={30} label={FORWARD} onClick={player.forward} />
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div className={styles.speeds} role="group" aria-label={SPEED}>
        {SPEEDS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.speed}
            aria-pressed={one === speed}
            onClick={() => player.setSpeed(one)}
          >
            {speedText(one)}
          </button>
        ))}
      </div>
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

interface SkipProps {
  readonly shape: typeof rotateCw;
  readonly seconds: number;
  readonly label: string;
  readonly onClick: () => void;
}

/** A button that skips, with the number of seconds in its arrow. */
function Skip({ shape, seconds, label, onClick }: SkipProps) {
  return (
    <button type="button" className={styles.skip} onClick={onClick}>
      <Icon shape={shape} />
      <span className={styles.seconds} aria-hidden="true">
        {seconds}
      </span>
      <Hidden>{label}</Hidden>
    </button>
  );
}
