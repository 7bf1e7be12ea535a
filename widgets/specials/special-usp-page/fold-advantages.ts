import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { replaceContent } from '../../../core/platform/dom/replace-content.ts';
import { addClass, insert } from '../../../core/platform/dom/undo.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { headingOf } from '../../../core/ui/chapters/chapter.ts';
import { createFold, type Fold } from '../../../core/ui/fold/fold.ts';
import { chevronDown } from '../../../core/ui/icon/chevrons.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import styles from './special-usp-page.module.css';

/**
 * Turns advantages into panels of which one is open at a time, initially the first one [special-usp-page-1]. The
 * heading of each becomes its button; without a heading the button's label is `data-usp`.
 * @param advantages elements with `data-usp`, in document order
 * @param feature the feature's name, for warnings
 * @param signal restores them
 */
export function foldAdvantages(
  advantages: readonly HTMLElement[],
  feature: string,
  signal: AbortSignal,
): void {
  const folds: Fold[] = [];
  for (const advantage of advantages) {
    const button = buttonOf(advantage, signal);
    if (!button) {
      warn(feature, 'An advantage has neither a heading nor a name in data-usp; it stays open.');
      continue;
    }
    wrapTexts(advantage, signal);
    const parts = [...advantage.children].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && !part.contains(button),
    );
    const fold: Fold = createFold(
      button,
      parts,
      {
        isOpen: folds.length === 0,
        onChange: (isOpen) => {
          if (isOpen) for (const other of folds) if (other !== fold && other.isOpen()) other.open(false);
        },
      },
      signal,
    );
    folds.push(fold);
  }
}

function buttonOf(advantage: HTMLElement, signal: AbortSignal): HTMLButtonElement | undefined {
  const heading = headingOf(advantage);
  const served = heading?.querySelector('button');
  if (served) return served;
  const name = advantage.dataset.usp?.trim();
  if (!heading && !name) return undefined;
  const button = create('button');
  button.type = 'button';
  button.className = styles.button;
  const label = create('span');
  button.append(label, drawIcon(chevronDown));
  if (heading) {
    const content = [...heading.childNodes];
    addClass(heading, styles.heading, signal);
    replaceContent(heading, [button], signal);
    label.append(...content);
  } else {
    label.textContent = name ?? '';
    insert(advantage, 'afterbegin', button, signal);
  }
  return button;
}

/** Text that is not in an element could not be hidden. */
function wrapTexts(advantage: HTMLElement, signal: AbortSignal): void {
  for (const node of [...advantage.childNodes]) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
    const wrapper = create('span');
    node.replaceWith(wrapper);
    wrapper.append(node);
    onAbort(signal, () => wrapper.replaceWith(node));
  }
}
