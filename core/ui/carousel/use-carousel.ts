import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Direction, isSameState, type RowState, UNKNOWN_ROW } from './positions.ts';
import { createRow, type Row } from './row.ts';

/** The state and actions of a row rendered by React. */
export interface CarouselRow {
  /** The ref of the element that scrolls. */
  readonly track: RefObject<HTMLUListElement | null>;
  readonly state: RowState;
  /** Whether all items fit, so that nothing scrolls. */
  readonly isWhole: boolean;
  /** The state at rest after the visitor moved the row; undefined before that. */
  readonly rested: RowState | undefined;
  readonly move: (direction: Direction) => void;
}

/**
 * State and actions of a carousel, for views with another layout.
 * @param step the length of a step in px; undefined for as many items as are visible
 */
export function useCarousel(step?: number): CarouselRow {
  const track = useRef<HTMLUListElement>(null);
  const row = useRef<Row>(undefined);
  const [state, setState] = useState(UNKNOWN_ROW);
  const [rested, setRested] = useState<RowState>();

  // The state is set before the first paint, so that the buttons never show a wrong one.
  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    const controller = new AbortController();
    row.current = createRow(element, {
      step,
      signal: controller.signal,
      onChange: (next) => setState((last) => (isSameState(last, next) ? last : next)),
      onRest: setRested,
    });
    return () => controller.abort();
  }, [step]);

  return {
    track,
    state,
    isWhole: state.atStart && state.atEnd,
    rested,
    move: (direction) => row.current?.step(direction),
  };
}
