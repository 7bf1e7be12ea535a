import { create } from '../../../core/platform/dom/create.ts';
import { replaceContent } from '../../../core/platform/dom/replace-content.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { createFold } from '../../../core/ui/fold/fold.ts';
import { chevronDown } from '../../../core/ui/icon/chevrons.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { appPlatform } from '../../../core/user/app/app-platform.ts';
import { listeningPlatform, openPlatform } from './platform.ts';
import styles from './podcast-explained.module.css';
import { NAMES, OTHER_DEVICE } from './texts.ts';

/** A heading of any level. */
const HEADING = ':scope > :is(h1, h2, h3, h4, h5, h6)';

/**
 * Opens the instructions for the visitor's platform and collapses the others; each has a button [podcast-explained-1,
 * podcast-explained-2]. Without a script all are open.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, page, signal }) {
    const instructions = [...hook.querySelectorAll<HTMLElement>('[data-platform]')];
    if (instructions.length === 0) throw new TypeError(`${feature}: there is no data-platform in the hook.`);
    const platforms = instructions.map(({ dataset }) => dataset.platform?.trim().toLowerCase() ?? '');
    const own = openPlatform(platforms, listeningPlatform(appPlatform(page), navigator));
    for (const [index, element] of instructions.entries()) {
      const platform = platforms[index] ?? '';
      addFold(element, platform, platform === own, signal);
    }
  },
});

/** Puts the button into the heading, or above instructions without a heading. */
function addFold(element: HTMLElement, platform: string, isOpen: boolean, signal: AbortSignal): void {
  const heading = element.querySelector<HTMLElement>(HEADING);
  const others = [...element.children].filter((child) => child instanceof HTMLElement && child !== heading);
  // Text directly inside the element would stay visible, so it is wrapped.
  const hasWords = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  const isInHeading = heading !== null && others.length > 0 && !hasWords;
  const button = create('button');
  const served = isInHeading ? heading.textContent?.trim() : undefined;
  const text = create(
    'span',
    { lang: served ? undefined : textLanguage(element) },
    served || (NAMES[platform] ?? OTHER_DEVICE),
  );
  button.type = 'button';
  button.className = styles.button;
  text.className = styles.text;
  button.append(text, drawIcon(chevronDown));
  createFold(button, isInHeading ? (others as HTMLElement[]) : [element], { isOpen }, signal);
  if (isInHeading) replaceContent(heading, [button], signal);
  else insert(element, 'beforebegin', button, signal);
}
