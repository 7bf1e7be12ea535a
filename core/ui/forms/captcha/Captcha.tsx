import { useLayoutEffect, useRef, useState } from 'react';
import { onAbort } from '../../../platform/dom/on-abort.ts';
import type { ScriptPage } from '../../../platform/scripts/load-script.ts';
import type { Guard } from '../react/use-form.ts';
import { type CaptchaView, drawCaptcha } from './captcha-view.ts';
import { CHECK, MISSED } from './texts.ts';

/** A robot check of a form. */
export interface CaptchaHandle {
  /** Pass it to `useForm`: the form can be sent only when the check is verified [captcha-3]. */
  readonly guard: Guard;
  /** The token for the server; empty while the check is not verified. */
  readonly response: () => string;
  /** Called by `Captcha` with its element. */
  readonly attach: (host: HTMLElement) => () => void;
}

/**
 * Creates a robot check for a form made with `useForm`.
 * @param page the page
 * @param missed the message if the form is submitted without the check
 */
export function useCaptcha(page: ScriptPage, missed: string = MISSED): CaptchaHandle {
  const view = useRef<CaptchaView>(undefined);
  // Renders the form's list of errors again when the check changes.
  const [, draw] = useState({});
  return {
    guard: {
      name: 'captcha',
      label: CHECK,
      error: () => (view.current ? view.current.validationError() : missed),
      settled: () => view.current?.captcha.settled(),
      onInvalid: () => view.current?.captcha.missed(),
      focus: () => view.current?.focus(),
      onSendFailed: () => view.current?.captcha.reset(),
    },
    response: () => view.current?.captcha.response() ?? '',
    attach(host) {
      const controller = new AbortController();
      view.current = drawCaptcha(host, { page, missed, signal: controller.signal });
      onAbort(
        controller.signal,
        view.current.captcha.store.subscribe(() => draw({})),
      );
      return () => {
        controller.abort();
        view.current = undefined;
      };
    },
  };
}

/** Renders the robot check of a form, normally right before the submit button. */
export function Captcha({ captcha }: { readonly captcha: CaptchaHandle }) {
  const host = useRef<HTMLDivElement>(null);
  const attach = useRef(captcha.attach);
  useLayoutEffect(() => (host.current ? attach.current(host.current) : undefined), []);
  return <div ref={host} data-captcha="" />;
}
