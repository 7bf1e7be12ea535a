import { useLayoutEffect, useRef } from 'react';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { Served } from '../../../core/ui/served/Served.tsx';
import { LIVE, RETRY } from './texts.ts';
import styles from './video.module.css';

export interface StageProps {
  /** What is in view; the poster is the server's. */
  readonly part: 'poster' | 'loading' | 'player' | 'error';
  /** What there is to say about the video; empty if there is nothing. */
  readonly text: string;
  readonly isFailed: boolean;
  /** Whether the poster has an info, which then has the text. */
  readonly hasInfo: boolean;
  readonly isBadged: boolean;
  /** Whether the button of a message takes the focus, which the player had. */
  readonly takesFocus: boolean;
  /** The container of the player, alone. */
  readonly player: readonly [HTMLElement];
  /** Called once the container of the player is on the page. */
  readonly onReady: () => void;
  readonly onRetry: () => void;
}

/** What is over the poster: the player, a message, and the badge above both. */
export function Stage(props: StageProps) {
  const { part, text, isFailed, hasInfo, isBadged, takesFocus, player, onReady, onRetry } = props;
  useLayoutEffect(() => onReady(), [onReady]);
  const isInfo = text !== '' && !hasInfo && part !== 'error';
  return (
    <>
      <Served
        nodes={player}
        className={part === 'player' ? `${styles.container} ${styles.shown}` : styles.container}
      />
      {part === 'error' && <Message text={text} takesFocus={takesFocus} onRetry={onRetry} />}
      {isInfo && (
        <span className={isFailed ? 'is-failed' : undefined} data-video-info="">
          {text}
        </span>
      )}
      {/* Above the player: the visitor must see that the video is live. */}
      {isBadged && <span className={styles.badge}>{LIVE}</span>}
      {/* The poster is a button, whose content is not announced when it changes. */}
      <Hidden role="status">{part === 'error' ? '' : text}</Hidden>
    </>
  );
}

/** Why the player is gone, and the button that tries again. */
function Message({ text, takesFocus, onRetry }: Pick<StageProps, 'text' | 'takesFocus' | 'onRetry'>) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.message}>
      <p role="alert">{text}</p>
      <button ref={button} type="button" className={styles.retry} onClick={onRetry}>
        {RETRY}
      </button>
    </div>
  );
}
