// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import showPassword from '../../../../../widgets/forms/show-password/show-password.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

afterEach(leaveAll);

const start = (html: string) => {
  document.body.replaceChildren(...markup(html));
  return mount(showPassword, document.querySelector<HTMLElement>('[data-widget]'));
};
const HTML =
  '<form><label for="w">Wachtwoord</label><div data-widget="show-password"><input id="w" type="password" autocomplete="current-password"></div></form>';
const field = () => screen.getByLabelText<HTMLInputElement>('Wachtwoord');
const button = () => screen.getByRole('button', { name: 'Toon wachtwoord' });

it('shows and hides the password by a button that says which', async () => {
  await start(HTML);
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(button().getAttribute('aria-controls')).toBe('w');
  await userEvent.type(field(), 'vier fietsen');
  await userEvent.click(button());
  expect([field().type, field().value]).toEqual(['text', 'vier fietsen']);
  expect(button().getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button());
  expect(field().type).toBe('password');
  expect(field().autocomplete).toBe('current-password');
});

it('does not send the form, and hides the password when the form is sent', async () => {
  await start(HTML);
  let sent = 0;
  field().form?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  await userEvent.click(button());
  expect(sent).toBe(0);
  field().form?.requestSubmit();
  expect([sent, field().type]).toEqual([1, 'password']);
});

it('gives the field back as the server sent it', async () => {
  const { leave } = await start(HTML);
  await userEvent.click(button());
  leave();
  expect(document.body.innerHTML).toBe(HTML.replace('<form>', '<form>'));
});

it('names the field where it has no id, and refuses a hook without one', async () => {
  await start('<div data-widget="show-password"><input type="password"></div>');
  expect(button().getAttribute('aria-controls')).toBe(document.querySelector('input')?.id);
  await expect(start('<div data-widget="show-password"></div>')).rejects.toThrow(
    'no <input type="password">',
  );
});
