import { create } from '../../platform/dom/create.ts';
import styles from './Switch.module.css';
import { trackClass } from './track-class.ts';

/**
 * Creates a switch for plain DOM code, the same as `Switch`: it turns a setting on or off at once.
 * @param label the name of the setting; the same in both states
 * @param change called with the new state when the visitor changes it
 * @param signal ends the calls
 * @returns the element, off, and a function that sets the state without a call
 */
export function createSwitch(
  label: string,
  change: (isOn: boolean) => void,
  signal: AbortSignal,
): { readonly element: HTMLLabelElement; readonly set: (isOn: boolean) => void } {
  const element = create('label', { class: styles.root });
  const words = create('span');
  words.className = `${styles.words} ${styles.label}`;
  words.textContent = label;
  const track = create('input', { type: 'checkbox', class: `${styles.box} ${trackClass}`, role: 'switch' });
  // Browsers restore the state of fields by position; what it switches is not restored.
  track.autocomplete = 'off';
  const set = (isOn: boolean) => {
    track.checked = isOn;
    track.setAttribute('aria-checked', String(isOn));
  };
  set(false);
  track.addEventListener(
    'change',
    () => {
      set(track.checked);
      change(track.checked);
    },
    { signal },
  );
  element.append(words, track);
  return { element, set };
}
