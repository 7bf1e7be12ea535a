import { create } from '../../../core/platform/dom/create.ts';
import { replaceContent } from '../../../core/platform/dom/replace-content.ts';
import { addClass } from '../../../core/platform/dom/undo.ts';
import { readFragment } from '../../../core/platform/history/fragment.ts';
import { watchFragment } from '../../../core/platform/navigation/watch-fragment.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';
import { createFold, type Fold } from '../../../core/ui/fold/fold.ts';
import { chevronDown } from '../../../core/ui/icon/chevrons.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import styles from './about-us.module.css';

/** A section that collapses behind its heading. */
export interface Section {
  readonly element: HTMLElement;
  readonly fold: Fold;
}

/**
 * Collapses the sections with `data-collapsible` behind their headings, and opens the one that the fragment names
 * [about-us-2].
 * @param hook the feature's hook
 * @param feature the feature's name, for messages
 * @param signal opens all of them
 */
export function foldSections(hook: HTMLElement, feature: string, signal: AbortSignal): readonly Section[] {
  const found = hook.querySelectorAll<HTMLElement>('[data-collapsible]:not([data-collapsible~="false"])');
  const sections = [...found].flatMap((element) => foldSection(element, feature, signal) ?? []);
  const openNamed = () => {
    const target = fragmentTarget(location.hash);
    const name = readFragment();
    const named = sections.find(
      ({ element }) =>
        element.contains(target ?? null) || (name !== '' && element.dataset.collapsible?.trim() === name),
    );
    if (!named) return;
    named.fold.open(true);
    (target ?? named.element).scrollIntoView({ block: 'start' });
  };
  openNamed();
  watchFragment(openNamed, signal);
  return sections;
}

function foldSection(element: HTMLElement, feature: string, signal: AbortSignal): Section | undefined {
  if (element.localName === 'details') return undefined;
  const heading = element.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
  const head = heading && [...element.children].find((child) => child.contains(heading));
  if (!heading || !head) {
    warn(feature, 'A section with data-collapsible has no heading; it stays open.');
    return undefined;
  }
  const parts = [...element.children].filter(
    (child): child is HTMLElement => child !== head && child instanceof HTMLElement,
  );
  for (const part of parts) addClass(part, styles.part, signal);
  const button = heading.querySelector('button') ?? createToggle(heading, signal);
  return { element, fold: createFold(button, parts, {}, signal) };
}

function createToggle(heading: HTMLElement, signal: AbortSignal): HTMLButtonElement {
  const button = create('button');
  const icon = drawIcon(chevronDown);
  const label = create('span');
  button.type = 'button';
  button.className = styles.toggle;
  icon.setAttribute('class', styles.icon);
  const served = [...heading.childNodes];
  replaceContent(heading, [button], signal);
  label.append(...served);
  button.append(label, icon);
  return button;
}
