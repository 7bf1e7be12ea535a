import { createStore, type StoreApi } from 'zustand/vanilla';
import { observe } from '../../platform/dom/observe.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { readFragment } from '../../platform/history/fragment.ts';
import { watchFragment } from '../../platform/navigation/watch-fragment.ts';
import { createSpotAddress } from './create-spot-address.ts';
import { findPicture } from './find-picture.ts';
import { rememberOpened } from './opened.ts';
import { readSpots, type Spot, type SpotLink, type SpotSource } from './read-spots.ts';

interface SpotsOptions extends SpotSource {
  /** Whether opened items stay marked during the visit; needs `keyOf`. */
  readonly isMarked?: boolean;
  /** Closes the panel and stops all observation. */
  readonly signal: AbortSignal;
}

/** The item whose text is in the panel. */
export interface OpenSpot {
  readonly item: HTMLElement;
  /** The button or link that opened it: the same item may have several. */
  readonly opener?: SpotLink;
  /** Whether the address named the item, so that its point in the picture may be out of view. */
  readonly isFromAddress?: boolean;
}

/** A picture whose points or windows open texts. */
interface SpotsState {
  /** The items in document order; they may be added and removed. */
  readonly spots: readonly Spot[];
  /** The picture; undefined while another script replaces it. */
  readonly picture: HTMLElement | SVGElement | undefined;
  /** The open item; undefined if the panel is closed. */
  readonly open: OpenSpot | undefined;
  /** Items that were opened during the visit, if they stay marked. */
  readonly opened: ReadonlySet<HTMLElement>;
}

/** The spots of a picture, for the view `Spots`. */
export interface SpotsStore extends Pick<StoreApi<SpotsState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Opens an item, or closes it if it is the open one. */
  readonly toggle: (item: HTMLElement, opener: SpotLink) => void;
  /** Opens an item; an index out of range changes nothing. */
  readonly open: (index: number) => void;
  readonly close: () => void;
}

/** Hides the panel that is open anywhere on the page, because only one may be open. */
let hideOpen: (() => void) | undefined;

/**
 * Reads the spots of a picture, and keeps track of the open one, of which there is one on the page at a time. With
 * `keyOf` the open item is in the address's fragment, and back and forward lead from item to item.
 * @param hook the element around the picture and the items
 * @throws TypeError if there are points but no picture
 */
export function createSpotsStore(hook: HTMLElement, options: SpotsOptions): SpotsStore {
  const { feature, keyOf, isMarked = false, signal } = options;
  const store = createStore<SpotsState>(() => ({
    spots: [],
    picture: undefined,
    open: undefined,
    opened: new Set(),
  }));
  const { getState, setState } = store;
  const visited = isMarked ? rememberOpened(feature) : undefined;
  /** An item's id is a valid fragment, too: without scripts it was part of the address. */
  const indexOf = (fragment: string) =>
    fragment
      ? getState().spots.findIndex(({ key, item }) => key === fragment || (key && item.id === fragment))
      : -1;
  const address = keyOf && createSpotAddress((key) => indexOf(key) >= 0);

  /** Opens an item without a change of the address. */
  function display(index: number, how: Omit<OpenSpot, 'item'> = {}): void {
    const { spots, open, opened } = getState();
    const spot = spots[index];
    if (!spot || spot.item === open?.item) return;
    if (hideOpen !== hide) hideOpen?.();
    hideOpen = hide;
    if (spot.key !== undefined) visited?.add(spot.key);
    setState({
      open: { ...how, item: spot.item },
      opened: visited ? new Set([...opened, spot.item]) : opened,
    });
  }

  function show(index: number, opener?: SpotLink): void {
    display(index, opener && { opener });
    const key = getState().spots[index]?.key;
    if (key !== undefined) address?.enter(key);
  }

  /** Closes the panel without a change of the address. */
  function hide(): void {
    if (!getState().open) return;
    if (hideOpen === hide) hideOpen = undefined;
    setState({ open: undefined });
  }

  function close(): void {
    if (!getState().open) return;
    hide();
    address?.leave();
  }

  /** Opens the item that the fragment names; if it names another element of the page, the panel closes. */
  function openNamed(fragment: string): void {
    // Names of modals and debug switches, such as `modal=itemShare`, may follow the item.
    if (fragment.includes('=')) return;
    address?.arrive(fragment);
    const index = indexOf(fragment);
    if (index < 0) hide();
    else display(index, { isFromAddress: true });
  }

  function read(): void {
    const { spots: before, picture: shown, open, opened } = getState();
    const spots = readSpots(hook, options, new Map(before.map((spot) => [spot.item, spot])));
    const picture =
      shown && hook.contains(shown)
        ? shown
        : findPicture(
            hook,
            spots.map(({ item }) => item),
          );
    const isSame = spots.length === before.length && spots.every((spot, at) => isEqual(spot, before[at]));
    if (isSame && picture === shown) return;
    const isNew = !open && keyOf && indexOf(readFragment()) < 0;
    const known = spots.filter(({ key }) => key !== undefined && visited?.has(key));
    setState({ spots, picture, opened: new Set([...opened, ...known.map(({ item }) => item)]) });
    if (open && !spots.some(({ item }) => item === open.item)) close();
    if (isNew && indexOf(readFragment()) >= 0) openNamed(readFragment());
  }

  read();
  const { spots, picture } = getState();
  if (!picture && spots.some(({ point }) => point))
    throw new TypeError(`${feature}: there is no picture in the hook; expected an img or an svg.`);
  if (keyOf) watchFragment(() => openNamed(readFragment()), signal);
  onAbort(signal, hide);
  observe(new MutationObserver(read), hook, signal, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-x', 'data-y'],
  });
  return {
    ...store,
    open: show,
    close,
    toggle(item, opener) {
      if (item === getState().open?.item) close();
      else
        show(
          getState().spots.findIndex((spot) => spot.item === item),
          opener,
        );
    },
  };
}

function isEqual(one: Spot, other: Spot | undefined): boolean {
  return (
    one.item === other?.item &&
    one.point?.x === other.point?.x &&
    one.point?.y === other.point?.y &&
    one.links.length === other.links.length &&
    one.links.every((link, index) => link === other.links[index])
  );
}
