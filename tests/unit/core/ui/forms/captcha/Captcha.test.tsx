// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../../../../../core/ui/button/Button.tsx';
import { Captcha, useCaptcha } from '../../../../../../core/ui/forms/captcha/Captcha.tsx';
import type { CaptchaOptions } from '../../../../../../core/ui/forms/captcha/captcha-api.ts';
import { Field } from '../../../../../../core/ui/forms/react/Field.tsx';
import { Form } from '../../../../../../core/ui/forms/react/Form.tsx';
import { useForm } from '../../../../../../core/ui/forms/react/use-form.ts';

const TICK = "Vink aan 'Ik ben geen robot' om je in te kunnen schrijven.";
const PAGE = { config: { captchaSiteKey: 's', scripts: { captcha: '/robot.js' } }, staticPath: '' } as never;

let options: CaptchaOptions | undefined;
const reset = vi.fn();

beforeEach(() => {
  Object.assign(window, {
    grecaptcha: {
      render(_: unknown, given: CaptchaOptions) {
        options = given;
        return 7;
      },
      reset,
    },
  });
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    queueMicrotask(() => (node as HTMLScriptElement).onload?.(new Event('load')));
  });
});

afterEach(() => {
  cleanup();
  options = undefined;
  reset.mockClear();
  Reflect.deleteProperty(window, 'grecaptcha');
});

function SignUp({ send }: { readonly send: (response: string) => Promise<undefined> }) {
  const captcha = useCaptcha(PAGE, TICK);
  const form = useForm({ send: () => send(captcha.response()), guards: [captcha.guard] });
  return (
    <Form form={form}>
      <Field label="Naam" required {...form.field('name')} />
      <Captcha captcha={captcha} />
      <Button type="submit" busy={form.busy}>
        Verstuur
      </Button>
    </Form>
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
const group = () => screen.getByRole('group', { name: 'Robotcontrole' });

it('keeps a form from being sent until it is verified, and again after a failed send [captcha-3]', async () => {
  const send = vi.fn(async (_response: string) => undefined).mockRejectedValueOnce(new Error('500'));
  render(<SignUp send={send} />);
  await submit();
  expect(screen.getByRole('button', { name: 'Robotcontrole' })).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Jan');
  await vi.waitFor(() => expect(options).toBeDefined());
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(group().textContent).toContain(TICK);
  expect(document.activeElement).toBe(group());

  act(() => options?.callback('bewijs'));
  expect(group().textContent).not.toContain(TICK);
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith('bewijs');
  await vi.waitFor(() => expect(reset).toHaveBeenCalledWith(7));
  await submit();
  expect(send).toHaveBeenCalledOnce();

  act(() => options?.callback('bewijs'));
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

const press = () => group().querySelector<HTMLElement>(':scope > div > div')?.click();

it('sends a form that was submitted while the answer was on the way once the answer is there [captcha-3]', async () => {
  const send = vi.fn(async (_response: string) => undefined);
  render(<SignUp send={send} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Jan');
  await vi.waitFor(() => expect(options).toBeDefined());
  act(press);
  await submit();
  await submit();
  expect(group().textContent).not.toContain(TICK);
  const button = screen.getByRole('button', { name: 'Verstuur' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(send).not.toHaveBeenCalled();
  await act(async () => options?.callback('bewijs'));
  expect(send).toHaveBeenCalledExactlyOnceWith('bewijs');
});

it('shows that the check failed only when its answer is there, and sends nothing [captcha-2, captcha-3]', async () => {
  const send = vi.fn(async (_response: string) => undefined);
  render(<SignUp send={send} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Jan');
  await vi.waitFor(() => expect(options).toBeDefined());
  act(press);
  await submit();
  await act(async () => options?.['error-callback']());
  expect(group().textContent).toContain('Fout: reCAPTCHA kon niet geladen worden.');
  expect(document.activeElement).toBe(group());
  expect(screen.getByRole('button', { name: 'Verstuur' }).hasAttribute('aria-busy')).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

it('ticks itself off in the list of faults once it is verified', async () => {
  render(<SignUp send={async () => undefined} />);
  await submit();
  await vi.waitFor(() => expect(options).toBeDefined());
  const item = () => screen.getByRole('button', { name: 'Robotcontrole' }).closest('li')?.textContent;
  expect(item()).toBe('Robotcontrole');
  act(() => options?.callback('bewijs'));
  expect(item()).toBe('Robotcontrolehersteld');
});

it('leaves the page with its form', async () => {
  const { unmount } = render(<SignUp send={async () => undefined} />);
  const host = group();
  unmount();
  expect(host.childElementCount).toBe(0);
});
