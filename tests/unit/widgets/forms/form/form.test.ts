// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import formFeature from '../../../../../widgets/forms/form/form.ts';
import { hideProperties } from '../../../support/hide-properties.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const SERVED = `<form data-widget="form" action="/contact/bericht" method="post">
  <label for="name">Naam</label><input id="name" name="name" required aria-describedby="help"><small id="help">Voluit.</small>
  <label for="email">E-mail</label><input id="email" name="email" type="email">
  <label for="title">Kop</label><input id="title" name="title" data-max-words="3" maxlength="90">
  <label for="letter">Brief</label><textarea id="letter" name="letter" data-max-words="3"></textarea>
  <fieldset><legend>Bellen?</legend><label><input type="radio" name="call" value="1" required> Ja</label><label><input type="radio" name="call" value="0"> Nee</label></fieldset>
  <button>Verstuur</button></form>`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.append(...markup(SERVED));
});

afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const form = () => document.querySelector('form') as HTMLFormElement;
const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const user = userEvent.setup({ delay: null });

function start() {
  return mount(formFeature, form());
}

/**
 * Requests the submission of the form, like Enter or its button.
 * @returns whether the browser would send it
 */
function call(): boolean {
  const event = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: form().querySelector('button'),
  });
  return form().dispatchEvent(event);
}

/** The message that describes a control. */
function message(id: string): string | undefined {
  const ids = control(id).getAttribute('aria-describedby')?.split(' ') ?? [];
  const own = ids.find((each) => each.startsWith('nmt-message'));
  return own && document.getElementById(own)?.textContent?.trim();
}

async function fill() {
  await user.type(control('name'), 'Jan');
  await user.click(form().querySelector('[name="call"]') as Element);
}

describe('a form of the server', () => {
  it('names the error of each field on blur, at the field [forms-1, forms-4]', async () => {
    await start();
    await user.click(control('name'));
    expect(message('name')).toBeUndefined();
    await user.tab();
    expect(message('name')).toBe('Vul dit veld in.');
    expect(control('name').getAttribute('aria-invalid')).toBe('true');
    expect(control('name').getAttribute('aria-describedby')).toMatch(/^help /);
    await user.type(control('name'), 'J');
    expect(control('name').hasAttribute('aria-invalid')).toBe(false);
    expect(control('name').getAttribute('aria-describedby')).toBe('help');
  });

  it('checks all fields on send, names the error and sends nothing [forms-1]', async () => {
    const others = vi.fn();
    form().addEventListener('submit', others);
    await start();
    form().addEventListener('submit', others);
    await user.type(control('email'), 'jan@krant');
    expect(call()).toBe(false);
    expect(others).not.toHaveBeenCalled();
    expect(message('name')).toBe('Vul dit veld in.');
    expect(message('email')).toBe("Het e-mailadres 'jan@krant' dat je invoerde is niet correct.");
    expect(form().querySelector('fieldset')?.textContent).toContain('Kies een van de mogelijkheden.');
    expect(document.activeElement).toBe(control('name'));
    // What would be announced with each character goes until the field is left.
    await user.type(control('email'), '.');
    expect(message('email')).toBeUndefined();
    await user.tab();
    expect(message('email')).toContain('jan@krant.');
  });

  it('is sent to its action when it is valid [forms-4]', async () => {
    await start();
    await fill();
    expect(call()).toBe(true);
    expect(form().getAttribute('action')).toBe('/contact/bericht');
  });

  it('is sent once, until the reader changes it, returns, or no answer arrives', async () => {
    await start();
    await fill();
    expect([call(), call()]).toEqual([true, false]);
    expect(form().getAttribute('aria-busy')).toBe('true');
    await user.type(control('name'), 's');
    expect([call(), call()]).toEqual([true, false]);
    emit('page:restored', {});
    expect([call(), call()]).toEqual([true, false]);
    vi.advanceTimersByTime(10_000);
    expect(form().hasAttribute('aria-busy')).toBe(false);
    expect(call()).toBe(true);
  });

  it('leaves sending to another script that takes it over, and to another window', async () => {
    await start();
    await fill();
    const takeOver = (event: Event) => event.preventDefault();
    form().addEventListener('submit', takeOver, { once: true });
    expect(call()).toBe(false);
    vi.advanceTimersByTime(0);
    expect(form().hasAttribute('aria-busy')).toBe(false);
    form().target = '_blank';
    expect([call(), call()]).toEqual([true, true]);
  });

  it('calls a longer text invalid, and leaves it as it is [forms-2]', async () => {
    await start();
    await user.type(control('letter'), 'een twee drie vier');
    await user.tab();
    expect(message('letter')).toBe('Maximaal 3 woorden a.u.b. (U heeft er 4.)');
    expect(control('letter').getAttribute('aria-invalid')).toBe('true');
    expect(control('letter').value).toBe('een twee drie vier');
  });

  it('cuts a line, fixes its length and warns; below the limit it removes the limit [forms-3, forms-4]', async () => {
    await start();
    await user.click(control('title'));
    await user.paste('een twee drie vier');
    expect(control('title').value).toBe('een twee drie');
    expect(control('title').maxLength).toBe(13);
    expect(message('title')).toBe('Maximaal 3 woorden a.u.b. (U heeft er 4.)');
    expect(control('title').hasAttribute('aria-invalid')).toBe(false);
    await user.keyboard('{Backspace>5/}');
    expect(control('title').maxLength).toBe(90);
    expect(message('title')).toBeUndefined();
  });

  it('waits with cutting while letters are being composed', async () => {
    await start();
    control('title').focus();
    control('title').value = 'een twee drie vier';
    fireEvent(control('title'), new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(control('title').value).toBe('een twee drie vier');
    control('title').blur();
    expect(control('title').value).toBe('een twee drie');
  });

  it('checks a group of radio buttons when the group is left', async () => {
    await start();
    const [yes, no] = form().querySelectorAll<HTMLInputElement>('[name="call"]');
    const messages = () => form().querySelector('fieldset')?.textContent ?? '';
    yes?.focus();
    no?.focus();
    expect(messages()).not.toContain('Kies een');
    control('name').focus();
    expect(messages()).toContain('Kies een van de mogelijkheden.');
    expect(no?.getAttribute('aria-invalid')).toBe('true');
  });

  it('covers fields that are added later', async () => {
    await start();
    form().prepend(...markup('<input id="later" name="later" required>'));
    expect(call()).toBe(false);
    expect(message('later')).toBe('Vul dit veld in.');
    expect(document.activeElement).toBe(control('later'));
  });

  it('leaves the form as the server sent it', async () => {
    control('email').setAttribute('aria-invalid', 'true');
    const served = form().outerHTML;
    const { leave } = await start();
    expect(form().noValidate).toBe(true);
    await user.click(control('title'));
    await user.paste('een twee drie vier');
    await user.type(control('email'), 'x');
    call();
    leave();
    expect(form().outerHTML).toBe(served);
    await user.click(control('name'));
    await user.tab();
    expect(form().outerHTML).toBe(served);
  });

  it('takes back the errors, warnings and limits of fields that the visitor resets [forms-1, forms-3]', async () => {
    form().append(...markup('<button type="reset">Wis</button>'));
    const served = form().outerHTML;
    const { leave } = await start();
    await user.click(control('title'));
    await user.paste('een twee drie vier');
    call();
    expect([message('name'), message('title')]).not.toContain(undefined);
    expect(form().querySelector('[role="alert"]')).not.toBeNull();
    form().querySelector<HTMLElement>('[type="reset"]')?.click();
    vi.advanceTimersByTime(0);
    expect([message('name'), message('title')]).toEqual([undefined, undefined]);
    expect(form().querySelector('[aria-invalid], [role="alert"]')).toBeNull();
    expect(control('title').maxLength).toBe(90);
    leave();
    expect(form().outerHTML).toBe(served);
  });

  it('names the error of a hook that is not a form', async () => {
    document.body.append(...markup('<div data-widget="form"></div>'));
    const hook = document.querySelector<HTMLElement>('div[data-widget]');
    await expect(mount(formFeature, hook)).rejects.toThrow('form: the hook is a div; expected a form.');
  });
});

describe('a form of the server with a robot check', () => {
  beforeEach(() => {
    form()
      .querySelector('button')
      ?.before(...markup('<div data-captcha></div>'));
  });

  const check = () => form().querySelector<HTMLElement>('[data-captcha]');

  it('loads the check at the reader’s first interaction, and cannot be sent without [captcha-3]', async () => {
    Object.assign(window, {
      grecaptcha: {
        render: (_: unknown, options: { callback: () => void }) => {
          verify = options.callback;
          return 0;
        },
        reset: () => {},
      },
    });
    let verify = () => {};
    await mount(formFeature, form(), { config: { captchaSiteKey: 's', scripts: { captcha: '/robot.js' } } });
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      queueMicrotask(() => (node as HTMLScriptElement).onload?.(new Event('load')));
    });
    expect(check()?.childElementCount).toBe(0);
    await fill();
    await vi.waitFor(() => expect(check()?.getAttribute('role')).toBe('group'));
    expect(call()).toBe(false);
    expect(check()?.textContent).toContain('Vink ‘Ik ben geen robot’ aan om verder te gaan.');
    expect(document.activeElement).toBe(check());
    await vi.waitFor(() => {
      verify();
      expect(call()).toBe(true);
    });
    Reflect.deleteProperty(window, 'grecaptcha');
  });

  it('shows that the check could not be loaded, and sends nothing [captcha-2]', async () => {
    await mount(formFeature, form(), { config: { captchaSiteKey: 's' } });
    await fill();
    await vi.waitFor(() =>
      expect(check()?.textContent).toContain('Fout: reCAPTCHA kon niet geladen worden.'),
    );
    expect(call()).toBe(false);
    logged('error nmt captcha: The robot check could not be loaded; its form cannot be sent.');
  });
});

it('is sent once, whatever the names of its fields [forms-4]', async () => {
  await start();
  hideProperties(form());
  await fill();
  expect([call(), call(), form().getAttribute('aria-busy')]).toEqual([true, false, 'true']);
});
