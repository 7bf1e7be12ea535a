import { observe } from '../../platform/dom/observe.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { readFragment } from '../../platform/history/fragment.ts';
import { watchFragment } from '../../platform/navigation/watch-fragment.ts';
import { layerOnTop } from '../overlay/on-top.ts';
import { createControls } from './controls.ts';
import { createSpotAddress } from './create-spot-address.ts';
import { rememberOpened } from './opened.ts';
import { createPanel, type StepLabels } from './panel.ts';
import { readSpots, type Spot, type SpotLink, type SpotSource } from './read-spots.ts';

interface SpotsOptions extends SpotSource {
  /** Buttons in the panel for the item before and the one after; none without it. */
  readonly steps?: StepLabels;
  /** Whether the buttons on the picture show numbers. */
  readonly isNumbered?: boolean;
  /** Whether opened items stay marked during the visit; needs `keyOf`. */
  readonly isMarked?: boolean;
  /** Called when an item opens, with its index; also while the spots are created, for the one that the address names. */
  readonly onOpen?: (index: number) => void;
  /** Closes the panel and restores the server's markup. */
  readonly signal: AbortSignal;
}

/** A picture whose points or windows open texts. */
export interface Spots {
  /** The items, in the order of the document; items may come and go. */
  list(): readonly Spot[];
  /** The index of the open item, -1 if the panel is closed. */
  openIndex(): number;
  /** Opens an item; an index that there is not changes nothing. */
  open(index: number): void;
  /** The first button or link of an item. */
  control(index: number): SpotLink | undefined;
}

/** Hides the panel that is open anywhere on the page: one at a time. */
let hideOpen: (() => void) | undefined;

/**
 * Lets points on a picture, or the server's own links in it, open the texts of the server's items in a panel with
 * 'Sluiten': by pointer and keyboard, one at a time, closed by Escape. The focus moves into the panel and back. With
 * `keyOf` the open item is in the address's fragment, and back and forward lead from item to item.
 * @param hook around the picture and the items
 * @throws TypeError if there are points but no picture
 */
export function createSpots(hook: HTMLElement, options: SpotsOptions): Spots {
  const { feature, keyOf, steps, isNumbered = false, isMarked = false, onOpen, signal } = options;
  let spots: readonly Spot[] = [];
  let open: Spot | undefined;
  /** The button or link that opened the panel: the same item may have several. */
  let opener: SpotLink | undefined;
  const known = new Map<HTMLElement, Spot>();
  const opened = isMarked ? rememberOpened(feature) : undefined;
  /** An item's id is a fragment, too: without scripts it was the address. */
  const indexOf = (fragment: string) =>
    fragment ? spots.findIndex(({ key, item }) => key === fragment || (key && item.id === fragment)) : -1;
  const address = keyOf && createSpotAddress((key) => indexOf(key) >= 0);

  const panel = createPanel(hook, {
    steps,
    onClose: close,
    onStep: (by) => show(openIndex() + by),
    signal,
  });
  const controls = createControls(hook, { feature, isNumbered, signal, onPress: press });

  function openIndex(): number {
    return spots.findIndex(({ item }) => item === open?.item);
  }

  function press(spot: Spot, control: SpotLink): void {
    if (spot.item === open?.item) close();
    else {
      show(spots.indexOf(spot));
      opener = control;
    }
  }

  /** Shows an item without a change of the address. */
  function display(index: number): void {
    const spot = spots[index];
    if (!spot || spot.item === open?.item) return;
    if (hideOpen !== hide) hideOpen?.();
    hideOpen = hide;
    const box = controls.of(spot)?.getBoundingClientRect();
    panel.show({
      ...spot,
      hasPrevious: index > 0,
      hasNext: index < spots.length - 1,
      isLeft: box !== undefined && box.left + box.width / 2 > innerWidth / 2,
    });
    open = spot;
    opener = undefined;
    controls.setOpen(spot);
    if (spot.key !== undefined) opened?.add(spot.key);
    if (opened) controls.mark(spot);
    onOpen?.(index);
  }

  function show(index: number): void {
    const key = spots[index]?.key;
    display(index);
    if (key !== undefined) address?.enter(key);
  }

  /** Hides the panel without a change of the address. */
  function hide(): void {
    if (!open) return;
    const control = opener?.isConnected ? opener : controls.of(open);
    const hadFocus = panel.element.contains(document.activeElement);
    panel.hide();
    open = undefined;
    if (hideOpen === hide) hideOpen = undefined;
    controls.setOpen(undefined);
    if (hadFocus) control?.focus({ preventScroll: true });
  }

  function close(): void {
    if (!open) return;
    hide();
    address?.leave();
  }

  /** Opens the item that the fragment names; another one of the page's closes the panel. */
  function follow(fragment: string): void {
    // Names of modals and debug switches, `modal=itemShare`, are beside the item.
    if (fragment.includes('=')) return;
    address?.arrive(fragment);
    const index = indexOf(fragment);
    const spot = spots[index];
    if (!spot) hide();
    else {
      display(index);
      controls.of(spot)?.scrollIntoView({ block: 'nearest' });
    }
  }

  function read(): void {
    const found = readSpots(hook, options, known);
    const isSame = found.length === spots.length && found.every((spot, index) => isEqual(spot, spots[index]));
    if (isSame && !controls.isStale()) return;
    const isNew = !open && keyOf && indexOf(readFragment()) < 0;
    spots = found;
    known.clear();
    for (const spot of spots) known.set(spot.item, spot);
    controls.draw(spots);
    for (const spot of spots) if (spot.key !== undefined && opened?.has(spot.key)) controls.mark(spot);
    if (open && openIndex() < 0) close();
    if (isNew && indexOf(readFragment()) >= 0) follow(readFragment());
  }

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !open) return;
      if (layerOnTop() !== document.body) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  if (keyOf) watchFragment(() => follow(readFragment()), signal);
  onAbort(signal, hide);
  read();
  observe(new MutationObserver(read), hook, signal, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-x', 'data-y'],
  });
  return {
    list: () => spots,
    openIndex,
    open: show,
    control: (index) => spots[index] && controls.of(spots[index]),
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
