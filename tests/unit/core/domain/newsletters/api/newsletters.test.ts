// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { subscribeToNewsletter } from '../../../../../../core/domain/newsletters/api/newsletters.ts';
import { backend } from '../../../../support/backend.ts';

const { signal } = new AbortController();
const SUBSCRIPTION = { code: 'nrcboeken', email: 'lezer@lezers.example', source: 'ebook' };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends a multipart form, and takes any answer that is ok for a success [ebook-7, newsletter-button-5]', async () => {
  const server = backend({ '*': new Response('<p>Dank</p>') });
  await subscribeToNewsletter(SUBSCRIPTION, signal);
  const { call, search, init } = server.calls.at(-1) ?? {};
  expect([call, search]).toEqual(['POST /newsletters/inline-subscribe', '']);
  expect(Object.fromEntries(init?.body as FormData)).toEqual({
    MAIL: 'lezer@lezers.example',
    OPTIN: 'nrcboeken',
    SUBSCRIBE_SOURCE: 'ebook',
    HAS_VALID_TOKEN: '0',
  });
});

it('fails where the answer is not ok [ebook-7]', async () => {
  backend({ '*': 500 });
  await expect(subscribeToNewsletter(SUBSCRIPTION, signal)).rejects.toMatchObject({ status: 500 });
});

it('subscribes nobody where the login page answers [newsletter-button-5]', async () => {
  const answer = new Response('<!doctype html><title>Inloggen</title>');
  Object.defineProperties(answer, {
    redirected: { value: true },
    url: { value: `${location.origin}/login/?return_to=%2F` },
  });
  backend({ '*': answer });
  await expect(subscribeToNewsletter(SUBSCRIPTION, signal)).rejects.toMatchObject({ status: 401 });
});
