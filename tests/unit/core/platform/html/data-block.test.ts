// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDataBlock } from '../../../../../core/platform/html/data-block.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import { tolerate } from '../../../support/logged.ts';
import { facts } from '../../runtime/loader/support.ts';

const controller = new AbortController();
const context = () => ({ feature: 'quiz', page: completePage(facts()), signal: controller.signal });

function hookOf(html: string): HTMLElement {
  const hook = document.createElement('div');
  hook.innerHTML = html;
  return hook.firstElementChild as HTMLElement;
}

const block = (json: string) => `<script type="application/json">${json}</script>`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('data of a hook [quiz-12]', () => {
  it.each([
    ['in a script element', `<div>${block('{"id":1}')}</div>`],
    ['in an attribute, where an editor removed the element', `<div data-json='{"id":1}'></div>`],
    ['in an element before an attribute', `<div data-json='{"id":2}'>${block('{"id":1}')}</div>`],
    [
      'with angle brackets as an editor keeps them',
      `<div data-json='{"id":1,"text":"\\u003cb\\u003e"}'></div>`,
    ],
  ])('is read %s', (_, html) => {
    expect(readDataBlock(hookOf(html), context())).toMatchObject({ id: 1 });
  });

  it.each([
    [
      `<div>${block('{"id":')}</div>`,
      'quiz: script[type="application/json"] is "{\\"id\\":"; expected JSON.',
    ],
    [`<div data-json="{id:1}"></div>`, 'quiz: data-json is "{id:1}"; expected JSON.'],
    [
      `<div data-json-url="javascript:1"></div>`,
      'quiz: data-json-url is "javascript:1"; expected an https address or a path on this site.',
    ],
    [
      '<div></div>',
      'quiz: the hook has no script[type="application/json"], no data-json and no data-json-url.',
    ],
  ])('%s is refused with element or attribute and value', (html, message) => {
    expect(() => readDataBlock(hookOf(html), context())).toThrow(message);
  });

  it('is fetched from its address', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('{"id":1}'));
    vi.stubGlobal('fetch', fetched);
    const hook = hookOf('<div data-json-url="/quiz/71.json"></div>');
    await expect(readDataBlock(hook, context())).resolves.toEqual({ id: 1 });
    expect(String(fetched.mock.calls[0]?.[0])).toMatch(/\/quiz\/71\.json$/);
  });

  it.each([
    ['/quiz/404.json', async () => new Response('', { status: 404 })],
    ['/quiz/page.html', async () => new Response('<p>')],
    ['https://elders.example/quiz.json', async () => new Response('{"id":1}')],
  ])('from %s is refused with the address', async (url, answer) => {
    tolerate('error nmt http: https://elders.example may not be asked for data; expected the');
    vi.stubGlobal('fetch', answer);
    await expect(readDataBlock(hookOf(`<div data-json-url="${url}"></div>`), context())).rejects.toThrow(
      `quiz: data-json-url is "${url}"; expected JSON from there.`,
    );
  });
});
