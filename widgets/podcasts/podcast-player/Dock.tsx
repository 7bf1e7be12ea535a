import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Episode } from '../../../core/domain/audio/episode.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { closeClass } from '../../../core/ui/button/close-button.ts';
import { PlayButton } from '../../../core/ui/button/PlayButton.tsx';
import { restoreFocus } from '../../../core/ui/focus/restore-focus.ts';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { chevronDown } from '../../../core/ui/icon/chevrons.ts';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { x } from '../../../core/ui/icon/shapes.ts';
import styles from './Dock.module.css';
import { hasFloat, openFloat } from './float.ts';
import type { Player as PlayerControls } from './player-state.ts';
import { Skips } from './Skips.tsx';
import { Slider } from './Slider.tsx';
import { Speeds } from './Speeds.tsx';
import {
  CLOSE,
  FAILED,
  FAILED_RECORDING,
  FLOAT,
  FLOAT_HELP,
  fromText,
  LESS,
  LOADING,
  MORE,
  PAUSE,
  PLAY,
  playerName,
  RECORDING,
  RESUME,
  readerName,
} from './texts.ts';
import { clockText } from './times.ts';

interface DockProps {
  readonly player: PlayerControls;
}

/** The player as a bar at the bottom of the window; renders nothing while it has no episode. */
export function Dock({ player }: DockProps) {
  const episode = useStore(player.state, (state) => state.episode);
  return episode && <Bar player={player} episode={episode} />;
}

interface BarProps extends DockProps {
  readonly episode: Episode;
}

/**
 * The bar. If the browser requires a click before it continues playing, only that button has a text [podcast-player-2].
 * For a separate window the view's whole container is moved, because React listens on it.
 */
function Bar({ player, episode }: BarProps) {
  const { isPlaying, isWaiting, isBroken, position, duration, speed, offer } = useStore(player.state);
  const [isOpen, setOpen] = useState(false);
  const [float, setFloat] = useState<AbortController>();
  const language = useContentLanguage();
  const fromId = useId();
  const offerId = useId();
  const moreId = useId();
  const helpId = useId();
  const bar = useRef<HTMLElement>(null);
  const restore = useRef(() => {});
  useEffect(() => {
    if (bar.current) restore.current = restoreFocus(bar.current);
  }, []);
  useEffect(() => () => float?.abort(), [float]);
  const lifter = useRef<HTMLButtonElement>(null);
  const wasLifted = useRef(false);
  useEffect(() => {
    const isBack = wasLifted.current && !float;
    wasLifted.current = float !== undefined;
    // The window took the focus with it: it returns to the button that opened the window.
    if (isBack && document.activeElement === document.body) lifter.current?.focus({ preventScroll: true });
  }, [float]);
  const { title, series, page, isRecording } = episode;
  const isAsking = offer !== undefined && !isPlaying;
  const close = () => {
    restore.current();
    player.close();
  };
  const lift = () => {
    const container = bar.current?.parentElement;
    if (container) setFloat(openFloat(container, () => setFloat(undefined)));
  };
  return (
    <section
      ref={bar}
      className={isAsking ? `${styles.root} ${styles.asking}` : styles.root}
      aria-label={isRecording ? readerName(title) : playerName(title)}
      data-open={isOpen || float !== undefined}
    >
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.heard}
          style={{
            inlineSize: `${duration === undefined ? 0 : Math.min(100, (position / duration) * 100)}%`,
          }}
        />
      </span>
      <div className={styles.inner}>
        <div className={styles.toggle}>
          <PlayButton
            look="primary"
            labelHidden={!isAsking}
            isPlaying={isPlaying}
            isWaiting={isWaiting}
            silent={{ text: isAsking ? RESUME : PLAY }}
            playing={{ text: PAUSE }}
            aria-describedby={isAsking ? fromId : undefined}
            onClick={isAsking ? player.resume : player.toggle}
          />
        </div>
        <p className={styles.title}>
          <span className={styles.series} lang={isRecording ? undefined : language}>
            {isRecording ? RECORDING : series}
          </span>
          {page === undefined || float ? (
            <span className={styles.name} lang={language}>
              {title}
            </span>
          ) : (
            <a className={styles.name} href={page} lang={language}>
              {title}
            </a>
          )}
          <span className={styles.from} id={fromId}>
            {isAsking ? fromText(clockText(offer)) : ''}
          </span>
        </p>
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon shape={chevronDown} />
          <Hidden>{isOpen ? LESS : MORE}</Hidden>
        </button>
        <div className={styles.extra} id={moreId}>
          <div className={styles.skips}>
            <Skips player={player} />
          </div>
          <div className={styles.line}>
            <Slider position={position} duration={duration} onSeek={player.seek} />
          </div>
          <Speeds speed={speed} onSelect={player.setSpeed} />
          {hasFloat() && !float && (
            <span className={styles.float} title={FLOAT_HELP}>
              <Button ref={lifter} look="outlined" aria-describedby={helpId} onClick={lift}>
                {FLOAT}
              </Button>
              <span className={styles.help} id={helpId}>
                {FLOAT_HELP}
              </span>
            </span>
          )}
        </div>
        <button type="button" className={`${closeClass} ${styles.close}`} aria-label={CLOSE} onClick={close}>
          <Icon shape={x} />
        </button>
        {offer !== undefined && isPlaying && (
          <p className={styles.offer}>
            <Button look="outlined" aria-describedby={offerId} onClick={player.resume}>
              {RESUME}
            </Button>
            <span id={offerId}>{fromText(clockText(offer))}</span>
          </p>
        )}
        <p className={styles.failure} role="alert">
          {isBroken ? (isRecording ? FAILED_RECORDING : FAILED) : ''}
        </p>
      </div>
      <Hidden role="status">{isWaiting ? LOADING : ''}</Hidden>
    </section>
  );
}
