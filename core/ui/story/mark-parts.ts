import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { setAttributes } from '../../platform/dom/undo.ts';

/** The attributes and selectors by which the parts of a story are found. */
export interface Marks {
  /** The attribute of a part that stays in view, which is a child of the hook. */
  readonly media: string;
  /** The attribute of a text. */
  readonly step: string;
  /** Selects the content that makes an unmarked child a part that stays in view. */
  readonly picture: string;
  /** The attribute that makes an unmarked element a text, if there is one. */
  readonly says?: string;
}

/**
 * Selects elements that are sticky by themselves, and so are wrapped in an element with the marks and the size of the
 * stage.
 */
const BARE = 'img, picture, video, svg';

/**
 * Marks the parts of a story that the server's markup only implies: elements with the position of a step, and, if none
 * of the hook's children is marked, those with a picture and no step [scrolly-4, path-storytelling-2].
 * @param hook the element around the parts
 * @param marks see {@link Marks}
 * @param signal removes the marks
 */
export function markParts(hook: Element, { media, step, picture, says }: Marks, signal: AbortSignal): void {
  for (const element of says ? hook.querySelectorAll(`[${says}]`) : [])
    setAttributes(element, { [step]: '' }, signal);
  const children = [...hook.children];
  if (children.some((child) => child.hasAttribute(media))) return;
  for (const child of children) {
    const isStep = child.hasAttribute(step) || child.querySelector(`[${step}]`);
    if (isStep || !(child.matches(picture) || child.querySelector(picture))) continue;
    setAttributes(child.matches(BARE) ? boxAround(child, signal) : child, { [media]: '' }, signal);
  }
}

function boxAround(picture: Element, signal: AbortSignal): HTMLElement {
  const box = create('div');
  picture.replaceWith(box);
  box.append(picture);
  onAbort(signal, () => box.replaceWith(picture));
  return box;
}
