import { Button } from '../button/Button.tsx';
import { Hidden } from '../hidden/Hidden.tsx';
import { chevronLeft, chevronRight } from '../icon/chevrons.ts';
import styles from './CarouselButtons.module.css';
import { AT_END, AT_START, BACK, FORWARD, positionText } from './texts.ts';
import type { CarouselRow } from './use-carousel.ts';

interface CarouselButtonsProps {
  readonly row: Pick<CarouselRow, 'state' | 'isWhole' | 'rested' | 'move'>;
  /** The id of the row. */
  readonly controls: string;
  readonly className?: string | undefined;
}

/**
 * The two buttons of a row, each disabled at its end, and the live region that announces the visible items. They keep
 * their space, unseen, while all items fit.
 */
export function CarouselButtons({ row, controls, className }: CarouselButtonsProps) {
  const { state, isWhole, rested, move } = row;
  const look = isWhole ? styles.unneeded : styles.buttons;
  return (
    <div className={className ? `${look} ${className}` : look}>
      <Button
        look="outlined"
        icon={chevronLeft}
        labelHidden
        aria-controls={controls}
        disabledReason={state.atStart ? AT_START : undefined}
        onClick={() => move(-1)}
      >
        {BACK}
      </Button>
      <Button
        look="outlined"
        icon={chevronRight}
        labelHidden
        aria-controls={controls}
        disabledReason={state.atEnd ? AT_END : undefined}
        onClick={() => move(1)}
      >
        {FORWARD}
      </Button>
      <Hidden aria-live="polite">{rested && positionText(rested)}</Hidden>
    </div>
  );
}
