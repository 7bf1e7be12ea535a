import { create } from '../../platform/dom/create.ts';
import { addClass, setAttributes, setStyles, toggleClass } from '../../platform/dom/undo.ts';
import { isPlainClick } from '../../platform/navigation/is-plain-click.ts';
import { hiddenClass } from '../hidden/spoken-status.ts';
import { createLayer, type Layer } from './layer.ts';
import type { Spot, SpotLink } from './read-spots.ts';
import styles from './spots.module.css';
import { numbered, OPENED } from './texts.ts';

interface ControlsOptions {
  /** The feature's name, for messages. */
  readonly feature: string;
  /** Whether the buttons show numbers. */
  readonly isNumbered: boolean;
  readonly onPress: (spot: Spot, control: SpotLink) => void;
  readonly signal: AbortSignal;
}

/** The buttons and links that open the items of a picture. */
export interface Controls {
  /** Draws the buttons of the items that there are now; those that stay keep the focus. */
  draw(spots: readonly Spot[]): void;
  /** Whether picture or buttons have left the page, for instance because another script replaced the picture. */
  isStale(): boolean;
  /** The first button or link of an item. */
  of(spot: Spot): SpotLink | undefined;
  /** Marks an item as opened before. */
  mark(spot: Spot): void;
  /** Shows which item is open. */
  setOpen(spot: Spot | undefined): void;
}

/**
 * Creates the controls of a picture: a button for each point, and the server's own links.
 * @param hook around picture and items
 */
export function createControls(
  hook: HTMLElement,
  { feature, isNumbered, onPress, signal }: ControlsOptions,
): Controls {
  const buttons = new Map<HTMLElement, HTMLButtonElement>();
  const current = new Map<HTMLElement, Spot>();
  const links = new WeakSet<SpotLink>();
  let layer: Layer | undefined;
  let note: HTMLElement | undefined;

  const press = (item: HTMLElement, control: SpotLink) => {
    const spot = current.get(item);
    if (spot) onPress(spot, control);
  };
  const button = ({ item, name, point }: Spot, number: number) => {
    const control = buttons.get(item) ?? createSpot(() => press(item, control));
    buttons.set(item, control);
    control.setAttribute('aria-label', isNumbered ? numbered(number, name) : name);
    control.title = name;
    if (isNumbered && control.firstElementChild) control.firstElementChild.textContent = String(number);
    if (point) setStyles(control, { '--x': `${point.x}%`, '--y': `${point.y}%` }, signal);
    return control;
  };
  const follow = ({ item, name }: Spot, link: SpotLink) => {
    if (links.has(link)) return;
    links.add(link);
    setAttributes(link, { 'aria-haspopup': 'dialog' }, signal);
    if (!isNamed(link)) setAttributes(link, { 'aria-label': name }, signal);
    const listen = (event: Event) => {
      if (!current.has(item) || !isPlainClick(event as MouseEvent)) return;
      event.preventDefault();
      press(item, link);
    };
    link.addEventListener('click', listen, { signal });
  };
  const of = ({ item, links: [link] }: Spot): SpotLink | undefined => buttons.get(item) ?? link;

  /** @throws TypeError if there is no picture at first; one that leaves later may come back */
  const layerFor = (spots: readonly Spot[]) => {
    if (layer?.isAttached()) return layer;
    const isFirst = layer === undefined;
    layer?.element.remove();
    const made = createLayer(
      hook,
      spots.map(({ item }) => item),
      signal,
    );
    if (!made && isFirst)
      throw new TypeError(`${feature}: there is no picture in the hook; expected an img or an svg.`);
    layer = made ?? layer;
    return made;
  };

  return {
    of,
    isStale: () => layer?.isAttached() === false,
    draw(spots) {
      const placed = spots.filter(({ point }) => point);
      const shown = placed.length > 0 ? layerFor(spots) : undefined;
      const left = [...current.keys()].filter((item) => !spots.some((spot) => spot.item === item));
      for (const item of left) toggleClass(item, styles.folded, false, signal);
      current.clear();
      for (const spot of spots) {
        current.set(spot.item, spot);
        // A text that nothing can open stays in the page.
        toggleClass(spot.item, styles.folded, spot.links.length > 0 || shown !== undefined, signal);
        for (const link of spot.links) follow(spot, link);
      }
      const drawn = placed.map((spot, index) => button(spot, index + 1));
      for (const [item, stale] of buttons) {
        if (drawn.includes(stale)) continue;
        buttons.delete(item);
        stale.remove();
      }
      for (const [index, control] of drawn.entries()) {
        const next = shown?.element.children[index] ?? null;
        // Moving an element takes the focus from it.
        if (next !== control) shown?.element.insertBefore(control, next);
      }
    },
    mark(spot) {
      note ??= createNote(hook, signal);
      for (const control of [buttons.get(spot.item), ...spot.links]) {
        if (!control) continue;
        addClass(control, styles.opened, signal);
        setAttributes(control, { 'aria-describedby': note.id }, signal);
      }
    },
    setOpen(spot) {
      for (const [item, control] of buttons)
        control.setAttribute('aria-expanded', String(item === spot?.item));
    },
  };
}

function createSpot(press: () => void): HTMLButtonElement {
  const button = create('button');
  const dot = create('span');
  button.type = 'button';
  button.className = styles.spot;
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'false');
  dot.className = styles.dot;
  dot.setAttribute('aria-hidden', 'true');
  button.append(dot);
  button.addEventListener('click', press);
  return button;
}

/** The description of everything that was opened before. */
function createNote(hook: HTMLElement, signal: AbortSignal): HTMLElement {
  const note = create(
    'span',
    {
      id: `nmt-opened-${document.querySelectorAll('[id^="nmt-opened-"]').length + 1}`,
      class: hiddenClass,
      hidden: true,
    },
    OPENED,
  );
  hook.append(note);
  signal.addEventListener('abort', () => note.remove(), { once: true });
  return note;
}

/** Whether a link has a name of its own; a title in a drawing is not read out as one everywhere. */
function isNamed(link: Element): boolean {
  const names = ['aria-label', 'aria-labelledby', 'title', 'alt'].map((name) => link.getAttribute(name));
  const text = link instanceof HTMLElement ? link.textContent : link.querySelector('text')?.textContent;
  return [...names, text].some((name) => name?.trim());
}
