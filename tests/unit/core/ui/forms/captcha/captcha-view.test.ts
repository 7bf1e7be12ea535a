// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaApi, CaptchaOptions } from '../../../../../../core/ui/forms/captcha/captcha-api.ts';
import { drawCaptcha } from '../../../../../../core/ui/forms/captcha/captcha-view.ts';
import { tolerate } from '../../../../support/logged.ts';

const SCRIPT = 'https://robot.example/api.js';
const LOAD_FAILED = 'Fout: reCAPTCHA kon niet geladen worden.';
const TICK = 'Vink ‘Ik ben geen robot’ aan om verder te gaan.';

/** The third party's script, which replaces the network. */
const third = {
  rendered: [] as CaptchaOptions[],
  resets: [] as number[],
  api(): CaptchaApi {
    return {
      render: (container, options) => {
        container.append('vakje');
        return third.rendered.push(options) - 1;
      },
      reset: (check) => third.resets.push(check),
      ready: (run) => run(),
    };
  },
};

let page: { config: object };
let scripts: HTMLScriptElement[];
let controller: AbortController;

beforeEach(() => {
  tolerate('error nmt captcha: The robot check could not be loaded; its form cannot be sent.');
  vi.useFakeTimers();
  page = pageWith({ captchaSiteKey: 'sleutel', scripts: { captcha: SCRIPT } });
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    scripts.push(node as HTMLScriptElement);
  });
  third.rendered = [];
  third.resets = [];
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'grecaptcha');
  document.body.replaceChildren();
});

const pageWith = (config: object) => ({ config, staticPath: '', consentRequired: false, appView: false });

function show(config?: object) {
  const form = document.createElement('form');
  const input = document.createElement('input');
  const host = document.createElement('div');
  form.append(input, host);
  document.body.append(form);
  const on = config ? pageWith(config) : page;
  const view = drawCaptcha(host, { page: on as never, signal: controller.signal });
  return {
    form,
    input,
    host,
    view,
    captcha: view.captcha,
    status: () => view.captcha.store.getState().status,
  };
}

/** Makes the script load. */
async function arrive() {
  Object.assign(window, { grecaptcha: third.api() });
  scripts.at(-1)?.onload?.(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
}

async function refuse() {
  scripts.at(-1)?.onerror?.(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
}

const shown = () => document.body.textContent ?? '';

describe('the robot check', () => {
  it('loads with the first focus into its form, once for all forms of the page [captcha-3]', async () => {
    const first = show();
    const second = show();
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts).toHaveLength(0);
    first.input.focus();
    first.input.blur();
    first.input.focus();
    second.input.focus();
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts.map(({ src }) => src)).toEqual([SCRIPT]);
    await arrive();
    expect(third.rendered.map(({ sitekey }) => sitekey)).toEqual(['sleutel', 'sleutel']);
  });

  it('loads at once where the focus was faster than the code [captcha-3]', async () => {
    const form = document.createElement('form');
    const input = document.createElement('input');
    const host = document.createElement('div');
    form.append(input, host);
    document.body.append(form);
    input.focus();
    const page = { config: { captchaSiteKey: 's', scripts: { captcha: SCRIPT } }, staticPath: '' };
    drawCaptcha(host, { page: page as never, signal: controller.signal });
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts).toHaveLength(1);
  });

  it('lets a form send only while it is verified [captcha-1, captcha-3]', async () => {
    const { input, view, status } = show();
    input.focus();
    await arrive();
    expect([status(), view.validationError()]).toEqual(['unknown', TICK]);
    third.rendered[0]?.callback('bewijs');
    expect([status(), view.validationError()]).toEqual(['verified', undefined]);
    third.rendered[0]?.['expired-callback']();
    expect([status(), view.validationError()]).toEqual(['expired', TICK]);
    expect(shown()).toContain('De controle is verlopen. Vink ‘Ik ben geen robot’ opnieuw aan.');
  });

  it('shows that it is missing when the reader sends without it', async () => {
    const { input, captcha, host } = show();
    input.focus();
    await arrive();
    expect(shown()).not.toContain(TICK);
    captcha.missed();
    expect(shown()).toContain(TICK);
    const described = host.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(TICK);
    third.rendered[0]?.callback('bewijs');
    expect(shown()).not.toContain(TICK);
    expect(host.hasAttribute('aria-describedby')).toBe(false);
  });

  it('waits for the answer of a check that was pressed, for 5 s [captcha-3]', async () => {
    const { input, captcha, host, view } = show();
    input.focus();
    await arrive();
    expect(captcha.settled()).toBeUndefined();
    host.firstElementChild?.firstElementChild?.dispatchEvent(new MouseEvent('click'));
    expect(view.validationError()).toBeUndefined();
    const answer = vi.fn();
    void captcha.settled()?.then(answer);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answer).not.toHaveBeenCalled();
    expect(shown()).not.toContain(TICK);
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toHaveBeenCalledExactlyOnceWith(false);
    expect(shown()).toContain(TICK);
    // A late answer still counts.
    third.rendered[0]?.callback('bewijs');
    expect(shown()).not.toContain(TICK);
  });

  it('notices a press in the frame of the check by the focus, which leaves the window [captcha-3]', async () => {
    const { input, captcha, host } = show();
    input.focus();
    await arrive();
    window.dispatchEvent(new Event('blur'));
    expect(captcha.settled()).toBeUndefined();
    const frame = document.createElement('iframe');
    host.firstElementChild?.firstElementChild?.append(frame);
    frame.focus();
    window.dispatchEvent(new Event('blur'));
    const answer = captcha.settled();
    third.rendered[0]?.callback('bewijs');
    expect(await answer).toBe(true);
  });

  it('is unknown again after a failed send: its token is used up [captcha-3]', async () => {
    const { input, captcha, status } = show();
    input.focus();
    await arrive();
    third.rendered[0]?.callback('bewijs');
    captcha.reset();
    expect(status()).toBe('unknown');
    expect(third.resets).toEqual([0]);
  });

  it('shows that it could not be loaded, and can be retried [captcha-2, captcha-3]', async () => {
    const { input, status } = show();
    input.focus();
    await vi.advanceTimersByTimeAsync(0);
    await refuse();
    expect(status()).toBe('error');
    expect(shown()).toContain(LOAD_FAILED);
    screen.getByRole('button', { name: 'Probeer het opnieuw' }).click();
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts).toHaveLength(2);
    await arrive();
    expect(status()).toBe('unknown');
    expect(shown()).not.toContain(LOAD_FAILED);
    expect(screen.queryByRole('button', { name: 'Probeer het opnieuw' })).toBeNull();
  });

  it('counts as failed after 10 s without an answer, and is used if it loads later [captcha-3]', async () => {
    const { input, status } = show();
    input.focus();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(status()).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect(status()).toBe('error');
    expect(shown()).toContain(LOAD_FAILED);
    await arrive();
    expect(status()).toBe('unknown');
    expect(third.rendered).toHaveLength(1);
  });

  it('counts as failed where the script defines no check, and where it loses its connection [captcha-2]', async () => {
    const { input, status } = show();
    input.focus();
    await vi.advanceTimersByTimeAsync(0);
    scripts[0]?.onload?.(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('error');
    controller.abort();
    document.body.replaceChildren();
    controller = new AbortController();
    const other = show();
    Object.assign(window, { grecaptcha: third.api() });
    other.input.focus();
    await vi.advanceTimersByTimeAsync(0);
    third.rendered[0]?.['error-callback']();
    expect(other.status()).toBe('error');
    screen.getByRole('button', { name: 'Probeer het opnieuw' }).click();
    expect(other.status()).toBe('unknown');
    expect(third.resets).toEqual([0]);
  });

  it.each([
    ['no address for the script', { captchaSiteKey: 'sleutel' }],
    ['no site key', { scripts: { captcha: SCRIPT } }],
  ])('fails at once with %s [captcha-3]', async (_, config) => {
    const { input, status } = show(config);
    input.focus();
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('error');
  });

  it('leaves the page as it was, and draws nothing that is added later', async () => {
    const { input, host } = show();
    input.focus();
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await arrive();
    expect(third.rendered).toHaveLength(0);
    expect(host.outerHTML).toBe('<div></div>');
    expect(vi.getTimerCount()).toBe(0);
  });
});
