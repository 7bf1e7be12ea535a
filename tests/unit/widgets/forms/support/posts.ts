import { vi } from 'vitest';

/** A form's call, which the test answers. */
export interface Post {
  readonly path: string;
  readonly body: URLSearchParams | FormData;
  answer(body: unknown, init?: ResponseInit & { redirected?: boolean }): Promise<void>;
  fail(): Promise<void>;
}

/** Lets promises and timers of this task run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Replaces `fetch`, and collects the submitted forms. */
export function stubPosts(): Post[] {
  const posts: Post[] = [];
  vi.stubGlobal(
    'fetch',
    (url: URL, { body, signal }: { body: URLSearchParams | FormData; signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        posts.push({
          path: url.pathname,
          body,
          async answer(answer, { redirected = false, ...init } = {}) {
            const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
            const response = new Response(text, init);
            Object.defineProperty(response, 'redirected', { value: redirected });
            resolve(response);
            await settle();
          },
          async fail() {
            reject(new TypeError('offline'));
            await settle();
          },
        });
      }),
  );
  return posts;
}

/** Submits a form, like its button. @returns whether the browser would send it */
export function send(form: HTMLFormElement): boolean {
  const submitter = form.querySelector<HTMLElement>('button:not([type="button"]), input[type="submit"]');
  return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
}
