import { element, newId, type Unmount } from '../dom.ts';
import { type Letter, texts } from './content.ts';
import { addressError, alsoChosen, confirmation, correction, letterOf, newsletterProps } from './rules.ts';

/** The newsletter form without a framework. */
export function mount(hook: HTMLElement): Unmount {
  const props = newsletterProps(hook.dataset);
  const letter = letterOf(props.letter);
  const title = newId();
  const confirm = (text: string) => body.replaceChildren(element('p', { role: 'status' }, text));
  const open = () => body.replaceChildren(form(letter, props.source, confirm));
  const body = element('div', {}, element('button', { type: 'button', onclick: open }, texts.submit));
  hook.replaceChildren(
    element(
      'section',
      { className: 'bench-card', 'data-bench-done': 'newsletter', 'aria-labelledby': title },
      element('h3', { id: title }, letter.name),
      element('p', {}, `${letter.pitch} `, element('small', {}, `(${letter.moment})`)),
      body,
      also(letter),
    ),
  );
  return () => hook.replaceChildren();
}

function form(letter: Letter, source: string, onSent: (text: string) => void): HTMLElement {
  const field = addressField();
  const name = element('input', { autocomplete: 'given-name' });
  const consent = element('input', { type: 'checkbox' });
  const alert = element('p', { role: 'alert', hidden: true }, texts.errors.consent);
  const submit = (event: Event) => {
    event.preventDefault();
    const error = field.check();
    alert.hidden = consent.checked;
    if (!error && consent.checked) onSent(confirmation(name.value, letter));
  };
  return element(
    'form',
    { onsubmit: submit, noValidate: true, 'data-source': source },
    field.root,
    element('label', {}, texts.name, name),
    element(
      'label',
      {},
      texts.frequency,
      element('select', {}, ...texts.frequencies.map((frequency) => element('option', {}, frequency))),
    ),
    element('label', {}, consent, texts.consent),
    alert,
    element('button', { type: 'submit' }, texts.submit),
  );
}

function addressField(): { root: HTMLElement; check: () => string | undefined } {
  const help = element('p', { id: newId(), 'aria-live': 'polite' });
  const check = (): string | undefined => {
    const error = addressError(input.value);
    const meant = correction(input.value);
    input.setAttribute('aria-invalid', String(error !== undefined));
    const accept = () => {
      input.value = meant ?? input.value;
      check();
    };
    help.replaceChildren(error ?? '');
    if (meant) help.append(element('button', { type: 'button', onclick: accept }, `Bedoel je ${meant}?`));
    return error;
  };
  const input = element('input', {
    type: 'email',
    autocomplete: 'email',
    'aria-describedby': help.id,
    'aria-invalid': 'false',
    onblur: () => input.value !== '' && check(),
  });
  return { root: element('div', {}, element('label', {}, texts.address, input), help), check };
}

function also(letter: Letter): HTMLElement {
  return element(
    'details',
    {},
    element('summary', {}, texts.also),
    element(
      'ul',
      {},
      ...alsoChosen(letter).map(({ id, name, pitch }) =>
        element('li', {}, element('a', { href: `/nieuwsbrieven/${id}` }, name), ` ${pitch}`),
      ),
    ),
    element('p', {}, texts.privacy),
  );
}
