import { ButtonContent, buttonClass } from '../../../core/ui/button/ButtonContent.tsx';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import { Served } from '../../../core/ui/served/Served.tsx';
import styles from './special-video-slideshow.module.css';
import { NEXT, PREVIOUS, placeText } from './texts.ts';

/** The position at which a video plays, in front of its poster. */
export interface PlayerPlace {
  /** Differs for each start. */
  readonly turn: number;
  readonly poster: Element;
  /** Aspect ratio in CSS notation; undefined if the poster is not shown. */
  readonly ratio: string | undefined;
  /** Whether the video can be played: until then its poster is shown. */
  readonly isShown: boolean;
  /** The container of the third party's player, as the only element. */
  readonly player: readonly [HTMLElement];
}

interface SlideBarProps {
  /** Index of the slide, from 0. */
  readonly index: number;
  readonly count: number;
  /** The text that screen readers announce. */
  readonly announcement: string;
  readonly place: PlayerPlace | undefined;
  readonly onMove: (step: 1 | -1) => void;
}

/** Moves between the slides, and renders the player at the poster of the current one [special-video-slideshow-2]. */
export function SlideBar({ index, count, announcement, place, onMove }: SlideBarProps) {
  return (
    <>
      <div className={styles.bar}>
        <MoveButton label={PREVIOUS} isOff={index === 0} onPress={() => onMove(-1)} />
        <span className={styles.place}>{placeText(index + 1, count)}</span>
        <MoveButton label={NEXT} isOff={index === count - 1} onPress={() => onMove(1)} />
      </div>
      <Hidden role="status">{announcement}</Hidden>
      {place && (
        <Beside key={place.turn} element={place.poster} at="beforebegin">
          {/* The aspect ratio is that of the poster, so that nothing moves. */}
          <Served
            nodes={place.player}
            className={styles.player}
            style={{ aspectRatio: place.ratio }}
            hidden={!place.isShown}
          />
        </Beside>
      )}
    </>
  );
}

interface MoveButtonProps {
  readonly label: string;
  /** Whether there are no more slides on that side; the button keeps the focus. */
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
