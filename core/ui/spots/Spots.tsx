import { useId, useRef } from 'react';
import { useStore } from 'zustand';
import { Hidden } from '../hidden/Hidden.tsx';
import { useServed } from '../served/use-served.ts';
import type { Spot, SpotLink } from './read-spots.ts';
import { ServedLink } from './ServedLink.tsx';
import { SpotButton } from './SpotButton.tsx';
import { SpotLayer } from './SpotLayer.tsx';
import { SpotPanel, type StepLabels } from './SpotPanel.tsx';
import styles from './spots.module.css';
import type { SpotsStore } from './spots-store.ts';
import { OPENED } from './texts.ts';

interface SpotsProps {
  readonly store: SpotsStore;
  /** The names of the buttons in the panel for the previous and the next item; without them there are no buttons. */
  readonly steps?: StepLabels;
  /** Whether the buttons on the picture show numbers. */
  readonly isNumbered?: boolean;
  /** The item whose controls are marked with `aria-current`. */
  readonly current?: HTMLElement | undefined;
}

/**
 * Lets points on a picture, or the server's own links in it, open the texts of the server's items in a panel with
 * 'Sluiten': by pointer and keyboard, one at a time, closed by Escape. The focus moves into the panel and back. For a
 * widget at the end of its hook.
 */
export function Spots({ store, steps, isNumbered = false, current }: SpotsProps) {
  const { spots, picture, open, opened } = useStore(store);
  const buttons = useRef(new Map<HTMLElement, HTMLButtonElement>());
  const noteId = useId();
  const placed = spots.filter(({ point }) => point);
  const openIndex = spots.findIndex(({ item }) => item === open?.item);
  const shown = spots[openIndex];
  const noteOf = ({ item }: Spot) => (opened.has(item) ? noteId : undefined);

  return (
    <>
      {picture && placed.length > 0 && (
        <SpotLayer picture={picture}>
          {placed.map((spot, index) => (
            <SpotButton
              key={spot.id}
              ref={(button) => {
                if (button) buttons.current.set(spot.item, button);
                return () => void buttons.current.delete(spot.item);
              }}
              spot={spot}
              number={isNumbered ? index + 1 : undefined}
              isOpen={spot === shown}
              isCurrent={spot.item === current}
              note={noteOf(spot)}
              onPress={(button) => store.toggle(spot.item, button)}
            />
          ))}
        </SpotLayer>
      )}
      {spots.map((spot) => (
        <ServedItem
          key={spot.id}
          spot={spot}
          // A text that no control can open stays on the page.
          isFolded={spot.links.length > 0 || picture !== undefined}
          isCurrent={spot.item === current}
          note={noteOf(spot)}
          onPress={store.toggle}
        />
      ))}
      {opened.size > 0 && (
        <Hidden id={noteId} hidden>
          {OPENED}
        </Hidden>
      )}
      {open && shown && (
        <SpotPanel
          spot={shown}
          isFromAddress={open.isFromAddress === true}
          steps={steps}
          hasPrevious={openIndex > 0}
          hasNext={openIndex < spots.length - 1}
          control={() =>
            open.opener?.isConnected ? open.opener : (buttons.current.get(shown.item) ?? shown.links[0])
          }
          onStep={(by) => store.open(openIndex + by)}
          onClose={store.close}
        />
      )}
    </>
  );
}

interface ServedItemProps {
  readonly spot: Spot;
  readonly isFolded: boolean;
  readonly isCurrent: boolean;
  readonly note: string | undefined;
  readonly onPress: (item: HTMLElement, control: SpotLink) => void;
}

/** The changes of a server-sent item, and of the links that lead to it. */
function ServedItem({ spot, isFolded, ...state }: ServedItemProps) {
  useServed(spot.item, { classes: { [styles.folded]: isFolded } });
  return spot.links.map((link, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: draws nothing of its own
    <ServedLink key={index} link={link} spot={spot} {...state} />
  ));
}
