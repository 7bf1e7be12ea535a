// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../../core/ui/button/Button.tsx';
import { Field } from '../../../../core/ui/forms/react/Field.tsx';
import { Form } from '../../../../core/ui/forms/react/Form.tsx';
import { type FormOptions, type Guard, useForm } from '../../../../core/ui/forms/react/use-form.ts';
import type { Refusal } from '../../../../core/ui/forms/rules/form-store.ts';
import { email, required } from '../../../../core/ui/forms/rules/rules.ts';

afterEach(cleanup);

const RULES = {
  name: [required('Je naam ontbreekt.')],
  email: [required('Je e-mailadres is verplicht'), email()],
};

function Contact(options: FormOptions) {
  const form = useForm(options);
  return (
    <Form form={form} aria-label="Contact">
      <Field label="Naam" autoComplete="name" {...form.field('name')} />
      <Field label="E-mail" type="email" {...form.field('email')} />
      <Field label="Kop" maxWords={3} {...form.field('title')} />
      <Field label="Brief" multiline maxWords={3} {...form.field('letter')} />
      <Button type="submit" busy={form.busy}>
        Verstuur
      </Button>
      {form.phase === 'sent' && <p>Bedankt</p>}
    </Form>
  );
}

function show(options: Partial<FormOptions> = {}) {
  const outcomes: ((outcome: Refusal | Error | undefined) => void)[] = [];
  const send = vi.fn(
    (_data: FormData, _signal: AbortSignal) =>
      new Promise<Refusal | undefined>((resolve, reject) => {
        outcomes.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
      }),
  );
  const view = render(<Contact rules={RULES} send={send} {...options} />);
  const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
  return {
    ...view,
    send,
    field,
    submit: () => userEvent.click(screen.getByRole('button', { name: 'Verstuur' })),
    answer: (outcome?: Refusal | Error) => act(async () => outcomes.shift()?.(outcome)),
    message: (name: string) =>
      document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent,
    async fill() {
      await userEvent.type(field('Naam'), 'Jan');
      await userEvent.type(field('E-mail'), 'jan@voorbeeld.nl');
    },
  };
}

describe('a form [forms-1]', () => {
  it('shows the error of a field on blur, and removes it as soon as it is valid', async () => {
    const { field, message } = show();
    await userEvent.type(field('E-mail'), 'jan@krant');
    expect(field('E-mail').hasAttribute('aria-invalid')).toBe(false);
    await userEvent.tab();
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(message('E-mail')).toBe("Het e-mailadres 'jan@krant' dat je invoerde is niet correct.");
    await userEvent.type(field('E-mail'), '.nl');
    expect(field('E-mail').hasAttribute('aria-invalid')).toBe(false);
    expect(message('E-mail')).toBeUndefined();
  });

  it('checks all fields on send, sends nothing, lists them and moves to the first', async () => {
    const { send, field, message, submit } = show();
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect([message('Naam'), message('E-mail')]).toEqual([
      'Je naam ontbreekt.',
      'Je e-mailadres is verplicht',
    ]);
    expect(document.activeElement).toBe(field('Naam'));
    expect(screen.getByText('2 velden zijn nog niet ingevuld')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'E-mail' }));
    expect(document.activeElement).toBe(field('E-mail'));
  });

  it.each([
    ['', 'jan@krant', '2 velden zijn nog niet of niet goed ingevuld'],
    ['  ', '', '2 velden zijn nog niet ingevuld'],
  ])('the list counts empty and invalid fields: %j and %j', async (name, email, heading) => {
    const { field, submit } = show();
    if (name) await userEvent.type(field('Naam'), name);
    if (email) await userEvent.type(field('E-mail'), email);
    await submit();
    expect(screen.getByText(heading)).toBeTruthy();
    await userEvent.clear(field('E-mail'));
    await userEvent.type(field('E-mail'), 'jan@');
    expect(screen.getByText(heading)).toBeTruthy();
  });

  it('checks off corrected fields in the list', async () => {
    const { field, submit } = show();
    await submit();
    const item = () => screen.getByRole('button', { name: 'Naam' }).closest('li')?.textContent;
    expect(item()).toBe('Naam');
    await userEvent.type(field('Naam'), 'J');
    expect(item()).toBe('Naamhersteld');
  });

  it('sends once for a double click, busy meanwhile, and announces its end', async () => {
    const { send, fill, answer } = show();
    await fill();
    const button = screen.getByRole('button', { name: 'Verstuur' });
    await userEvent.dblClick(button);
    expect(send).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('form', { name: 'Contact' }).getAttribute('aria-busy')).toBe('true');
    await answer();
    expect(screen.getByText('Bedankt')).toBeTruthy();
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it('sends by Enter, without the spaces of a pasted value', async () => {
    const { send, field, fill } = show();
    await fill();
    await userEvent.clear(field('Naam'));
    await userEvent.click(field('Naam'));
    await userEvent.paste('  Jan Jansen ');
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0].get('name')).toBe('Jan Jansen');
  });

  it('keeps its values when sending fails, shows the error, and can be sent again', async () => {
    const { send, field, fill, submit, answer } = show();
    await fill();
    await submit();
    await answer(new Error('500'));
    expect(screen.getByText(/Versturen is niet gelukt/)).toBeTruthy();
    expect(field('Naam').value).toBe('Jan');
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
    await answer();
    expect(screen.queryByText(/Versturen is niet gelukt/)).toBeNull();
  });

  it('shows the server’s refusal beside its field', async () => {
    const { fill, message, submit, answer } = show();
    await fill();
    await submit();
    await answer({ fields: { name: 'Die naam is al in gebruik.' } });
    expect(message('Naam')).toBe('Die naam is al in gebruik.');
  });

  it('cancels the sending when it is removed from the page', async () => {
    const { send, fill, submit, unmount } = show();
    await fill();
    await submit();
    unmount();
    expect(send.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('accepts values from autofill', async () => {
    const { send, field, submit } = show();
    for (const [name, value] of [
      ['Naam', 'Jan'],
      ['E-mail', 'jan@voorbeeld.nl'],
    ] as const) {
      field(name).value = value;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    }
    await submit();
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('a limit on words', () => {
  it('makes a longer text of several lines invalid, with its message [forms-2]', async () => {
    const { field, message } = show();
    await userEvent.type(field('Brief'), 'een twee drie vier');
    await userEvent.tab();
    expect(message('Brief')).toBe('Maximaal 3 woorden a.u.b. (U heeft er 4.)');
    expect(field('Brief').value).toBe('een twee drie vier');
  });

  it('cuts a line, fixes its length, warns, and removes the limit below it [forms-3, forms-4]', async () => {
    const { field, message } = show();
    await userEvent.click(field('Kop'));
    await userEvent.paste('een twee drie vier');
    expect(field('Kop').value).toBe('een twee drie');
    expect(field('Kop').maxLength).toBe(13);
    expect(message('Kop')).toBe('Maximaal 3 woorden a.u.b. (U heeft er 4.)');
    expect(field('Kop').hasAttribute('aria-invalid')).toBe(false);
    await userEvent.type(field('Kop'), '{Backspace>5/}');
    expect(field('Kop').hasAttribute('maxlength')).toBe(false);
    expect(message('Kop')).toBeUndefined();
  });
});

describe('a guard', () => {
  const guard = (isRight: () => boolean) =>
    ({
      name: 'captcha',
      label: 'Robotcontrole',
      error: () => (isRight() ? undefined : 'Vink aan.'),
      onInvalid: vi.fn(),
      focus: vi.fn(),
      onSendFailed: vi.fn(),
    }) satisfies Guard;

  it('keeps the form from being sent, is after the fields, and gets the focus [captcha-3]', async () => {
    let isRight = false;
    const captcha = guard(() => isRight);
    const { send, fill, submit } = show({ guards: [captcha] });
    await submit();
    expect(captcha.focus).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Robotcontrole' })).toBeTruthy();
    await fill();
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(captcha.onInvalid).toHaveBeenCalledTimes(2);
    expect(captcha.focus).toHaveBeenCalledOnce();
    isRight = true;
    await submit();
    expect(send).toHaveBeenCalledOnce();
  });

  it('starts afresh after a failed send, not after one that was taken [captcha-3]', async () => {
    const captcha = guard(() => true);
    const { fill, submit, answer } = show({ guards: [captcha] });
    await fill();
    await submit();
    await answer(new Error('500'));
    await waitFor(() => expect(captcha.onSendFailed).toHaveBeenCalledOnce());
    await submit();
    await answer();
    expect(captcha.onSendFailed).toHaveBeenCalledOnce();
  });
});
