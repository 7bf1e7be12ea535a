import { useLayoutEffect, useRef } from 'react';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { Served } from '../../../core/ui/served/Served.tsx';
import { LIVE, RETRY } from './texts.ts';
import styles from './video.module.css';

export interface StageProps {
  /** The visible part; the poster is the server's. */
  readonly part: 'poster' | 'loading' | 'player' | 'error';
  /** The message about the video; empty if there is none. */
  readonly text: string;
  readonly isFailed: boolean;
  /** Whether the poster has an info element, which then shows the text. */
  readonly hasInfo: boolean;
  readonly isBadged: boolean;
  /** Whether the button of a message receives the focus, which the player had. */
  readonly takesFocus: boolean;
  /** The player's container, as the only element. */
  readonly player: readonly [HTMLElement];
  /** Called once the container of the player is on the page. */
  readonly onReady: () => void;
  readonly onRetry: () => void;
}

/** The content over the poster: the player, a message, and the badge above both. */
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
      {/* The badge is above the player, because the visitor must see that the video is live. */}
      {isBadged && <span className={styles.badge}>{LIVE}</span>}
      {/* The poster is a button, whose content is not announced when it changes. */}
      <Hidden role="status">{part === 'error' ? '' : text}</Hidden>
    </>
  );
}

/** The reason why the player was removed, and the button to try again. */
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
