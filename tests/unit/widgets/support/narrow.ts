import { nextTask } from '../../../../core/platform/schedule/next-task.ts';

/** The texts of the elements of a selector that are shown, by their first word or their own name. */
export function shown(selector: string, place: ParentNode = document): string[] {
  return [...place.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => element.dataset.test ?? firstWord(element.querySelector('h2, h3, td') ?? element));
}

/** Types a text into a search box. */
export async function type(box: HTMLInputElement | null, text: string): Promise<void> {
  if (!box) throw new Error('There is no search box.');
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await nextTask();
}

/** The input or select with an accessible name. */
export function byLabel<Control extends HTMLInputElement | HTMLSelectElement>(name: string): Control {
  const found = [...document.querySelectorAll<Control>('input, select')].find(
    (control) =>
      control.getAttribute('aria-label') === name ||
      [...(control.labels ?? [])].some((label) => labelText(label) === name),
  );
  if (!found) throw new Error(`There is no control named "${name}".`);
  return found;
}

/** The button with a text. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === name,
  );
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
}

/** Chooses an option as the visitor does. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The text of the live region. */
export const status = (): string | undefined =>
  document.querySelector('[role="status"]')?.textContent ?? undefined;

/** Goes to a fragment of the page, as a link does. */
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
