import type { Ref } from 'react';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../elements.ts';
import { Hidden } from '../hidden/Hidden.tsx';
import { chevronLeft, chevronRight } from '../icon/chevrons.ts';
import styles from './CarouselButtons.module.css';
import { AT_END, AT_START, BACK, FORWARD, positionText } from './texts.ts';
import type { CarouselRow } from './use-carousel.ts';

/** The accessible names of a row's buttons. */
export interface CarouselLabels {
  readonly back: string;
  readonly forward: string;
}

interface CarouselButtonsProps {
  readonly row: Pick<CarouselRow, 'state' | 'isWhole' | 'rested' | 'move'>;
  /** The id of the row, if it has one. */
  readonly controls?: string;
  readonly labels?: CarouselLabels;
  /** An additional button before the two. */
  readonly before?: Elements;
  /** The ref of the element around the two buttons. */
  readonly stepsRef?: Ref<HTMLDivElement> | undefined;
  readonly className?: string | undefined;
}

const DEFAULT_LABELS: CarouselLabels = { back: BACK, forward: FORWARD };

/**
 * The two buttons of a row, each disabled at its end, and the live region that announces the visible items. While all
 * items fit, they are invisible but keep their space.
 */
export function CarouselButtons({
  row,
  controls,
  labels = DEFAULT_LABELS,
  before,
  stepsRef,
  className,
}: CarouselButtonsProps) {
  const { state, isWhole, rested, move } = row;
  const look = isWhole ? styles.unneeded : styles.buttons;
  return (
    <div className={className ? `${look} ${className}` : look}>
      {before}
      <div ref={stepsRef} className={styles.steps}>
        <Button
          look="outlined"
          icon={chevronLeft}
          labelHidden
          aria-controls={controls}
          disabledReason={state.atStart ? AT_START : undefined}
          onClick={() => move(-1)}
        >
          {labels.back}
        </Button>
        <Button
          look="outlined"
          icon={chevronRight}
          labelHidden
          aria-controls={controls}
          disabledReason={state.atEnd ? AT_END : undefined}
          onClick={() => move(1)}
        >
          {labels.forward}
        </Button>
      </div>
      <Hidden aria-live="polite">{rested && positionText(rested)}</Hidden>
    </div>
  );
}
