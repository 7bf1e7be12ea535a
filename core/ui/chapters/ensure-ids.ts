import { setAttributes } from '../../platform/dom/undo.ts';
import { freeId } from '../../platform/ids/free-id.ts';
import { warn } from '../../runtime/log/log.ts';

/**
 * Gives each section a unique id, so that a fragment leads to it: a section without an id gets one from its name, and
 * the second of two with the same id gets a number, with a warning.
 * @param sections the sections, each with its name, such as the text of its heading
 * @param feature the feature's name, for the warning
 * @param signal restores the server's ids
 * @returns the sections that had none before
 */
export function ensureIds(
  sections: readonly { readonly label: string; readonly section: HTMLElement }[],
  feature: string,
  signal: AbortSignal,
): HTMLElement[] {
  const named: HTMLElement[] = [];
  for (const { label, section } of sections) {
    const { id } = section;
    if (id !== '' && document.getElementById(id) === section) continue;
    if (id === '') named.push(section);
    else warn(feature, `id="${id}" is on two elements; the second one gets another.`);
    const isTaken = (text: string) => document.getElementById(text) !== null;
    setAttributes(section, { id: freeId(id || label, 'deel', isTaken) }, signal);
  }
  return named;
}
