import { type ReactNode, useId } from 'react';
import { CarouselButtons } from './CarouselButtons.tsx';
import styles from './TitledRow.module.css';
import { useCarousel } from './use-carousel.ts';

interface TitledRowProps {
  readonly title: string;
  /** Sets the title's size by `--title-size`, and the space below it by `--title-gap`. */
  readonly className: string;
  /** The class of the list's layout. */
  readonly listClassName: string;
  /** Whether the items wrap to further lines, so that nothing scrolls sideways. @default false */
  readonly wraps?: boolean;
  /** The list items. */
  readonly children: ReactNode;
}

/**
 * A section whose items scroll sideways if they do not fit, with buttons next to its title. The buttons take no
 * additional height: space reserved for the title's line is enough.
 */
export function TitledRow({ title, className, listClassName, wraps = false, children }: TitledRowProps) {
  const heading = useId();
  const list = useId();
  const row = useCarousel();
  return (
    <section className={className} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={heading}>
          {title}
        </h2>
        {!row.isWhole && <CarouselButtons className={styles.buttons} row={row} controls={list} />}
      </div>
      <ul
        ref={row.track}
        id={list}
        className={listClassName}
        data-slider-track={wraps ? undefined : ''}
        aria-labelledby={row.isWhole ? undefined : heading}
        tabIndex={row.isWhole ? undefined : 0}
      >
        {children}
      </ul>
    </section>
  );
}
