import { vi } from 'vitest';
import type { CaptchaOptions } from '../../../../../core/ui/forms/captcha/captcha-api.ts';
import { stubScripts } from '../../../support/scripts.ts';
import { setLogin } from '../../user/visitor/reader.ts';

/** An answer of the server: JSON, a text, a status, or one that hangs until it is released. */
type Answer = object | string | number | 'hang';

/** A call of the product, as received by the server. */
export interface ServiceCall {
  readonly method: string;
  readonly address: string;
  readonly fields: Record<string, string>;
  readonly keepalive: boolean | undefined;
}

/** The configuration of pages with newsletters. */
export const CONFIG = {
  loginCookie: 'nmt_login',
  captchaSiteKey: 'site',
  scripts: { captcha: '/robot.js' },
  newsletterUpgradeUrl: '/abonnementen/',
};

export const JAN = {
  uuid: 'jan-1',
  permissions: ['nrc-online'],
  emailAddress: { email: 'jan@lezers.example' },
};
export const PLUS = { ...JAN, uuid: 'naima-1', permissions: ['nrcnext-digitale-editie'] };

/** The newsletters' service and the robot check, for tests. */
export function createService(login: object | undefined) {
  const calls: ServiceCall[] = [];
  const answers: Record<string, Answer> = {
    '/login-status': login ?? 404,
    '/newsletters/optins': { email: 'jan@lezers.example', optins: {} },
    '/newsletters/inline-subscribe': '',
    '/newsletters/inline-unsubscribe': '',
  };
  const waiting: (() => void)[] = [];
  let robot: CaptchaOptions | undefined;
  const reset = vi.fn();
  setLogin(login && 'x'.repeat(calls.length + 1));
  vi.stubGlobal('grecaptcha', {
    render(_: unknown, given: CaptchaOptions) {
      robot = given;
      return 1;
    },
    reset,
  });
  stubScripts();
  vi.stubGlobal('fetch', (url: URL, { method = 'GET', body, keepalive }: RequestInit) => {
    const fields = body instanceof FormData || body instanceof URLSearchParams ? [...body] : [];
    const path = url.pathname;
    if (path !== '/login-status') {
      calls.push({
        method,
        address: path + url.search,
        fields: Object.fromEntries(fields) as Record<string, string>,
        keepalive,
      });
    }
    return new Promise<Response>((resolve) => {
      const give = (answer: Answer) => {
        if (typeof answer === 'number') resolve(new Response(null, { status: answer }));
        else if (typeof answer === 'object') resolve(new Response(JSON.stringify(answer)));
        else resolve(new Response(answer, { headers: { 'Content-Type': 'text/html' } }));
      };
      const planned = answers[path] ?? 404;
      if (planned === 'hang')
        waiting.push(() => give(answers[path] === 'hang' ? '' : (answers[path] ?? 404)));
      else give(planned);
    });
  });
  return {
    calls,
    answers,
    reset,
    /** The calls to a path. */
    to: (path: string) => calls.filter(({ address }) => address.split('?')[0] === path),
    /** Answers the pending calls. */
    release: () => {
      for (const give of waiting.splice(0)) give();
    },
    /** Passes the robot check. */
    verify: () => robot?.callback('geen-robot'),
    isDrawn: () => robot !== undefined,
  };
}

/** Sets the page's address. */
export function visit(address: string): void {
  history.replaceState(null, '', address);
}
