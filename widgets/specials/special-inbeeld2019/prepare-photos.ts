import { create } from '../../../core/platform/dom/create.ts';
import { insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { freeId } from '../../../core/platform/ids/free-id.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { creditText } from './texts.ts';

/**
 * Prepares figures for the photo lightbox [special-inbeeld2019-2]: each gets its name in the address, and a
 * photographer that is only in an attribute is added to the caption. Images further down load when they are near the
 * viewport.
 * @param hook the element that contains the figures
 * @param signal restores them
 */
export function preparePhotos(hook: Element, signal: AbortSignal): void {
  const figures = [...hook.querySelectorAll<HTMLElement>('figure')];
  const names = new Set(figures.map(({ dataset }) => dataset.photoHash?.trim()).filter(Boolean));
  for (const [index, figure] of figures.entries()) {
    const image = figure.querySelector('img');
    if (!image) continue;
    if (index > 0 && !image.hasAttribute('loading')) setAttributes(image, { loading: 'lazy' }, signal);
    if (!figure.dataset.photoHash?.trim()) {
      const name = freeId(figure.id, `foto-${index + 1}`, (text) => names.has(text));
      names.add(name);
      setAttributes(figure, { 'data-photo-hash': name }, signal);
    }
    addPhotographer(figure, signal);
  }
}

function addPhotographer(figure: HTMLElement, signal: AbortSignal): void {
  const photographer = figure.dataset.photographer?.trim();
  const served = figure.querySelector('figcaption');
  if (!photographer || served?.textContent?.includes(photographer)) return;
  const caption = served ?? create('figcaption');
  if (!served) insert(figure, 'beforeend', caption, signal);
  const space = served?.textContent?.trim() ? ' ' : '';
  const credit = create('span', { lang: textLanguage(caption) }, space + creditText(photographer));
  insert(caption, 'beforeend', credit, signal);
}
