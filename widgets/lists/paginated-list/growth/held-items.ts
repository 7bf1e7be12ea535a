import type { ReservedSpace } from './reserved-space.ts';

/** Px by which content after a list may move: too little to be noticed, by visitors and by browsers. */
const UNNOTICED = 2;

/** Appends items to a list without moving visible content. */
export interface HeldItems {
  /**
   * Appends items: as many as fit into the reserved space at once, or all if the list ends out of view. The others are
   * held until {@link release} or {@link releaseUnseen}.
   * @param isExpected whether the visitor requested the items, which are then appended at once
   * @returns the items that were appended last, once all are in the list
   */
  append(items: readonly Element[], isExpected: boolean): Promise<readonly Element[]>;
  /** Appends the held items. @returns whether there were any */
  release(): boolean;
  /** Appends the held items if the list ends out of view. */
  releaseUnseen(): void;
}

/**
 * @param holder the element that contains the items
 * @param space the space reserved for them
 * @param onHeld called with the number of items that are held, and with 0 when they are in the list
 */
export function createHeldItems(
  holder: Element,
  space: ReservedSpace,
  onHeld: (count: number) => void,
): HeldItems {
  let release = (): boolean => false;

  /** Appends the items that fit. @returns the remaining items */
  const fill = (items: readonly Element[]): readonly Element[] => {
    let count = items.length;
    space.during((left) => {
      holder.append(...items);
      while (count > 0 && left() < -UNNOTICED) {
        count -= 1;
        items[count]?.remove();
      }
    });
    return items.slice(count);
  };

  return {
    async append(items, isExpected) {
      if (isExpected || space.endsBelow()) {
        space.during(() => holder.append(...items));
        return items;
      }
      const rest = fill(items);
      if (rest.length === 0) return items;
      return new Promise((done) => {
        release = () => {
          release = () => false;
          onHeld(0);
          space.during(() => holder.append(...rest));
          done(rest);
          return true;
        };
        onHeld(rest.length);
      });
    },
    release: () => release(),
    releaseUnseen() {
      if (space.endsBelow()) release();
    },
  };
}
