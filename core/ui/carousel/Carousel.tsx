import { Children, type CSSProperties, type ReactNode, useId } from 'react';
import styles from './Carousel.module.css';
import { CarouselButtons } from './CarouselButtons.tsx';
import { CAROUSEL } from './texts.ts';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** The accessible name of the row. */
  readonly label: string;
  /** Shown above the row, next to the buttons; usually a heading. */
  readonly heading?: ReactNode;
  /** The items, in order. */
  readonly children: ReactNode;
  /**
   * The number of visible items: for rows narrower than 660 px, and for wider ones. A fraction shows part of the next
   * item.
   */
  readonly visible?: { readonly narrow: number; readonly wide: number } | undefined;
  /** The width of an item in px, instead of `visible`. */
  readonly itemWidth?: number | undefined;
  /** The distance in px that the buttons and keys scroll; by default as many items as are visible. */
  readonly step?: number | undefined;
  readonly className?: string | undefined;
}

/**
 * A row of items that scrolls sideways: swiping and snapping are the browser's own, a mouse can drag, the buttons and
 * the keys ← → Home End scroll by steps, and the items then visible are announced politely.
 */
export function Carousel(props: CarouselProps) {
  const { label, heading, children, visible = DEFAULT, itemWidth, step, className } = props;
  const id = useId();
  const row = useCarousel(step);
  const { isWhole } = row;
  const sizes = {
    '--narrow': visible.narrow,
    '--wide': visible.wide,
    '--item': itemWidth === undefined ? undefined : `${itemWidth}px`,
  } as CSSProperties;

  return (
    <section
      className={className ? `${styles.root} ${className}` : styles.root}
      aria-label={label}
      aria-roledescription={CAROUSEL}
    >
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <CarouselButtons row={row} controls={id} />
      </div>
      <ul
        ref={row.track}
        data-slider-track=""
        id={id}
        className={itemWidth === undefined ? styles.track : `${styles.track} ${styles.fixed}`}
        style={sizes}
        aria-label={label}
        tabIndex={isWhole ? undefined : 0}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}

const DEFAULT = { narrow: 1.2, wide: 3 };
