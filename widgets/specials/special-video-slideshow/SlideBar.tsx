import { useLayoutEffect, useRef } from 'react';
import { ButtonContent, buttonClass } from '../../../core/ui/button/ButtonContent.tsx';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import styles from './special-video-slideshow.module.css';
import { NEXT, PREVIOUS, placeText } from './texts.ts';

/** Where a video plays, before its poster. */
export interface PlayerPlace {
  /** Differs for each start. */
  readonly turn: number;
  readonly poster: Element;
  /** Width by height, as CSS has it; undefined if the poster is not shown. */
  readonly ratio: string | undefined;
  /** Whether the video can be played: until then its poster shows. */
  readonly isShown: boolean;
  /** Gets the container of the third party's player. */
  readonly onReady: (container: HTMLElement) => void;
}

interface SlideBarProps {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** What screen readers announce. */
  readonly announcement: string;
  readonly player: PlayerPlace | undefined;
  readonly onMove: (step: 1 | -1) => void;
}

/** Moves between the slides, and has the player at the poster of the present one [special-video-slideshow-2]. */
export function SlideBar({ index, count, announcement, player, onMove }: SlideBarProps) {
  return (
    <>
      <div className={styles.bar}>
        <MoveButton label={PREVIOUS} isOff={index === 0} onPress={() => onMove(-1)} />
        <span className={styles.place}>{placeText(index + 1, count)}</span>
        <MoveButton label={NEXT} isOff={index === count - 1} onPress={() => onMove(1)} />
      </div>
      <Hidden role="status">{announcement}</Hidden>
      {player && (
        <Beside key={player.turn} element={player.poster} at="beforebegin">
          <Player {...player} />
        </Beside>
      )}
    </>
  );
}

interface MoveButtonProps {
  readonly label: string;
  /** Whether there is nothing further on that side; the button keeps the focus. */
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function MoveButton({ label, isOff, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass('quiet', false, undefined)}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <ButtonContent icon={undefined} labelHidden={false}>
        {label}
      </ButtonContent>
    </button>
  );
}

/** The container of the player, which fills it. It has the ratio of the poster, so that nothing moves. */
function Player({ ratio, isShown, onReady }: Pick<PlayerPlace, 'ratio' | 'isShown' | 'onReady'>) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (container.current) onReady(container.current);
  }, [onReady]);
  return <div ref={container} className={styles.player} style={{ aspectRatio: ratio }} hidden={!isShown} />;
}
