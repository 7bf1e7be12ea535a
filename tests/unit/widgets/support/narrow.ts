import { fireEvent } from '@testing-library/dom';
// The view is imported here, so that no test waits for its file.
import '../../../../core/ui/filtering/FilterBar.tsx';
import type { Feature } from '../../../../core/runtime/feature/feature.ts';
import type { PageFacts } from '../../../../core/runtime/page/facts.ts';
import { type Mounted, mount } from './mount.ts';
import { rendered } from './rendered.ts';

/** Mounts a feature on its hook, and waits for its bar. */
export async function start(
  feature: Feature,
  hook: HTMLElement | null,
  facts?: Partial<PageFacts>,
): Promise<Mounted> {
  const mounted = await mount(feature, hook, facts);
  await rendered();
  return mounted;
}

/** Returns the visible elements that match a selector, each as its first word or its own name. */
export function shown(selector: string, place: ParentNode = document): string[] {
  return [...place.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => element.dataset.test ?? firstWord(element.querySelector('h2, h3, td') ?? element));
}

/** Types a text into a search box. */
export async function type(box: HTMLInputElement | null, text: string): Promise<void> {
  if (!box) throw new Error('There is no search box.');
  fireEvent.input(box, { target: { value: text } });
  await rendered();
}

/** Returns the input or select with an accessible name. */
export function byLabel<Control extends HTMLInputElement | HTMLSelectElement>(name: string): Control {
  const found = [...document.querySelectorAll<Control>('input, select')].find(
    (control) =>
      control.getAttribute('aria-label') === name ||
      [...(control.labels ?? [])].some((label) => labelText(label) === name),
  );
  if (!found) throw new Error(`There is no control named "${name}".`);
  return found;
}

/** Returns the button with a text. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === name,
  );
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
}

/** Chooses an option like a visitor. */
export async function choose(select: HTMLSelectElement, value: string): Promise<void> {
  fireEvent.change(select, { target: { value } });
  await rendered();
}

/** Presses a button like a visitor. */
export async function press(name: string): Promise<void> {
  button(name).click();
  await rendered();
}

/** Returns the text of the live region. */
export const status = (): string | undefined =>
  document.querySelector('[role="status"]')?.textContent ?? undefined;

/** Goes to a fragment of the page, like a link. */
export function goTo(fragment: string): void {
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment && `#${fragment}`}`);
  dispatchEvent(new Event('hashchange'));
}

function labelText(label: HTMLElement): string {
  const copy = label.cloneNode(true) as HTMLElement;
  for (const control of copy.querySelectorAll('input, select')) control.remove();
  return copy.textContent?.trim() ?? '';
}

function firstWord({ textContent }: Element): string {
  return textContent?.trim().split(/\s+/)[0] ?? '';
}
