import { create } from '../../../core/platform/dom/create.ts';
import { replaceContent } from '../../../core/platform/dom/replace-content.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { triangleAlert } from '../../../core/ui/icon/shapes.ts';
import { HIDE, SHOW, WARNING } from './texts.ts';

/**
 * Adds a warning and what looks like a button to the summary: a click on any of it reveals or hides the media
 * [explicit-media-2].
 * @param details the hook
 * @param warning the warning's text
 * @param signal restores the server's own summary
 */
export function labelSummary(details: HTMLDetailsElement, warning: string, signal: AbortSignal): void {
  const existing = details.querySelector(':scope > summary');
  const summary = existing ?? create('summary');
  const lang = warning === WARNING ? textLanguage(details) : undefined;
  const words = create('span', { 'data-warning-text': true, lang }, drawIcon(triangleAlert), ` ${warning} `);
  const button = create('span', { 'data-warning-button': true, role: 'button', lang: textLanguage(details) });
  replaceContent(summary, [words, button], signal);
  if (!existing) insert(details, 'afterbegin', summary, signal);

  const label = () => {
    button.textContent = details.open ? HIDE : SHOW;
  };
  label();
  details.addEventListener('toggle', label, { signal });
}
