import { useState } from 'react';
import { useServed } from '../../../core/ui/served/use-served.ts';
import { type Area, freeOn } from './areas.ts';
import { DatePlayer } from './DatePlayer.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import type { Place } from './places.ts';
import styles from './special-bevrijding-nederland.module.css';

interface LiberationProps {
  /** The areas, at least one, in the order of their liberation. */
  readonly areas: readonly Area[];
  /** Reads the server's list, to which towns may be added. */
  readonly readPlaces: () => readonly Place[];
}

/** The controls of the map, and the areas that were liberated by the day of the slider. */
export function Liberation({ areas, readPlaces }: LiberationProps) {
  const [day, setDay] = useState(areas[0]?.day ?? 0);
  const free = new Set(freeOn(areas, day));
  return (
    <div className={styles.controls}>
      <DatePlayer areas={areas} day={day} onDay={setDay} />
      <PlaceSearch readPlaces={readPlaces} />
      {areas.map((area, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the areas stay as they are
        <AreaLook key={index} area={area} isFree={free.has(area)} />
      ))}
    </div>
  );
}

/** Colours an area of the server's map. */
function AreaLook({ area, isFree }: { readonly area: Area; readonly isFree: boolean }) {
  useServed(area.element, {
    classes: { [styles.area]: true, [styles.liberated]: isFree },
    attributes: { 'data-free': String(isFree) },
  });
  return null;
}
