import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { addClass, insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { freeId } from '../../../core/platform/ids/free-id.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { drawIcon, drawShape } from '../../../core/ui/icon/draw-icon.ts';
import { eye, eyeOff } from '../../../core/ui/icon/shapes.ts';
import styles from './show-password.module.css';
import { SHOW } from './texts.ts';

/**
 * Adds a button to a password field that shows what the visitor types, and hides it again. When its form is submitted,
 * the field is a password field again, so that browsers and password managers recognise it.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, signal }) {
    const field = hook.querySelector<HTMLInputElement>('input[type="password"]');
    if (!field) throw new TypeError(`${feature}: the hook has no <input type="password">.`);
    if (!field.id) {
      const id = freeId(feature, feature, (taken) => document.getElementById(taken) !== null);
      setAttributes(field, { id }, signal);
    }
    const button = create('button');
    button.type = 'button';
    button.className = styles.button;
    button.setAttribute('aria-label', SHOW);
    button.setAttribute('aria-controls', field.id);
    const icon = drawIcon(eye);
    button.append(icon);

    const show = (isShown: boolean) => {
      field.type = isShown ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(isShown));
      drawShape(icon, isShown ? eyeOff : eye);
    };
    show(false);
    button.addEventListener('click', () => show(field.type === 'password'), { signal });
    field.form?.addEventListener('submit', () => show(false), { signal });
    setAttributes(field, { autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' }, signal);
    addClass(hook, styles.root, signal);
    insert(hook, 'beforeend', button, signal);
    onAbort(signal, () => {
      field.type = 'password';
    });
  },
});
