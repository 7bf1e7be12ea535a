import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../core/ui/button/Button.tsx';
import { AT_END, AT_START } from '../../../core/ui/carousel/texts.ts';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { leafKey } from '../../../core/ui/keyboard/leaf-key.ts';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import { Spots } from '../../../core/ui/spots/Spots.tsx';
import type { SpotsStore } from '../../../core/ui/spots/spots-store.ts';
import styles from './special-hoogstraat.module.css';
import type { Street } from './street.ts';
import { NEXT, PREVIOUS, positionText } from './texts.ts';

interface WalkProps {
  readonly store: SpotsStore;
  readonly street: Street;
}

/** The houses of a street, and the buttons and keys that move from one to the next. */
export function Walk({ store, street }: WalkProps) {
  const { spots: houses, open } = useStore(store);
  const [index, setIndex] = useState(0);
  const [announced, setAnnounced] = useState('');
  const openItem = open?.item;

  const go = (to: number) => {
    setIndex(to);
    street.go(houses, to);
  };
  const step = (by: 1 | -1) => {
    const house = houses[index + by];
    if (!house) return;
    // An open story is replaced by that of the next house.
    if (open) store.open(index + by);
    go(index + by);
    setAnnounced(positionText(index + by + 1, houses.length, house.name));
  };

  const goToOpen = useEffectEvent(() => {
    const to = houses.findIndex(({ item }) => item === openItem);
    if (to >= 0) go(to);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each house that opens
  useLayoutEffect(() => goToOpen(), [openItem]);
  const observeMove = useEffectEvent(() => setIndex(street.at(houses)));
  useEffect(() => street.onMoved(() => observeMove()), [street]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const inStreet = event.target instanceof Node && street.box.contains(event.target);
    const direction = inStreet ? arrowOf(event) : street.isInView() ? leafKey(event) : undefined;
    if (!direction) return;
    event.preventDefault();
    step(direction === 'previous' ? -1 : 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <Beside element={street.box} at="afterend" className={styles.bar}>
        <Button disabledReason={index > 0 ? undefined : AT_START} onClick={() => step(-1)}>
          {PREVIOUS}
        </Button>
        <Button disabledReason={index < houses.length - 1 ? undefined : AT_END} onClick={() => step(1)}>
          {NEXT}
        </Button>
        <Hidden role="status">{announced}</Hidden>
      </Beside>
      <Spots store={store} current={houses[index]?.item} />
    </>
  );
}

/** The street itself scrolls sideways; the arrow keys move from house to house. */
function arrowOf({ key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return key === 'ArrowLeft' ? 'previous' : key === 'ArrowRight' ? 'next' : undefined;
}
