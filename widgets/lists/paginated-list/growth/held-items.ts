import type { Room } from './room.ts';

/** Px by which what follows a list may move: too little to be noticed, by readers and by browsers. */
const UNNOTICED = 2;

/** Lets items into a list without moving what the reader looks at. */
export interface Arrivals {
  /**
   * Adds items: as many at once as there is room for, all where nobody sees the list grow. The others wait until
   * the end of the list has gone out of sight, or the reader goes on.
   * @param isExpected lets all in at once: the reader asked for them
   * @returns those that came last, once all are in
   */
  add(items: readonly Element[], isExpected: boolean): Promise<readonly Element[]>;
  /** Lets in what waits, and takes the room that is wanted, where the list grows out of sight. */
  admitUnseen(): void;
  /** The reader goes on, and expects the page to grow. */
  goOn(): void;
}

/** @param holder of the items */
export function createArrivals(holder: Element, room: Room): Arrivals {
  let admit = (): boolean => false;

  /** Adds what there is room for. @returns the rest */
  const fill = (items: readonly Element[]): readonly Element[] => {
    let count = items.length;
    room.around((left) => {
      holder.append(...items);
      while (count > 0 && left() < -UNNOTICED) {
        count -= 1;
        items[count]?.remove();
      }
    });
    return items.slice(count);
  };

  return {
    async add(items, isExpected) {
      if (isExpected || room.endsBelow()) {
        room.around(() => holder.append(...items));
        return items;
      }
      const rest = fill(items);
      if (rest.length === 0) return items;
      return new Promise((done) => {
        admit = () => {
          admit = () => false;
          room.around(() => holder.append(...rest));
          done(rest);
          return true;
        };
      });
    },
    admitUnseen() {
      if (room.endsBelow()) admit();
      room.takeUnseen();
    },
    goOn() {
      if (!admit()) room.grow();
    },
  };
}
