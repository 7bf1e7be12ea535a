import { vi } from 'vitest';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage, type Page } from '../../../../../core/runtime/page/page.ts';
import { dropCookie, setCookie } from '../../platform/storage/served-cookies.ts';

/** The server's answer: JSON, a status, or none. */
export type Answer = object | number | 'hang' | 'no connection';

/** Pending calls are answered manually, or at once with the given answers. */
export function backend(...answers: Answer[]) {
  const calls: { readonly url: string; readonly signal: AbortSignal; answer(answer: Answer): void }[] = [];
  vi.stubGlobal('fetch', (url: URL, { signal }: { signal: AbortSignal }) => {
    const planned = answers[Math.min(calls.length, answers.length - 1)];
    return new Promise<Response>((resolve, reject) => {
      const answer = (what: Answer) => {
        if (what === 'hang') return;
        if (what === 'no connection') reject(new TypeError('Failed to fetch'));
        else if (typeof what === 'number') resolve(new Response('{}', { status: what }));
        else resolve(new Response(JSON.stringify(what)));
      };
      const giveUp = () => reject(new DOMException('Given up.', 'AbortError'));
      if (signal.aborted) giveUp();
      signal.addEventListener('abort', giveUp);
      calls.push({ url: url.pathname + url.search, signal, answer });
      if (planned !== undefined) answer(planned);
    });
  });
  return calls;
}

/** Logs in or out, like the server by its cookie; another value is another reader. */
export function setLogin(value: string | undefined, cookie = 'nmt_login'): void {
  if (value === undefined) dropCookie(cookie);
  else setCookie(cookie, value);
}

/** A page with a configuration and attributes of `<body>`. */
export function visitedPage(config: object = {}, attributes: Record<string, string> = {}): Page {
  document.getElementById('site-config')?.remove();
  const block = document.createElement('script');
  block.id = 'site-config';
  block.type = 'application/json';
  block.textContent = JSON.stringify(config);
  document.head.append(block);
  Object.assign(document.body.dataset, { pageType: 'article', ...attributes });
  return completePage(readFacts());
}
