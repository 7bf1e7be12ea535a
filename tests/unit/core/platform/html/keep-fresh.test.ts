// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepFresh } from '../../../../../core/platform/html/keep-fresh.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { facts } from '../../runtime/loader/support.ts';

const SERVED = '<h2>Laatste nieuws</h2><ul><li><a href="/oud-a1">Oud</a></li></ul>';
let hook: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div>${SERVED}</div>`;
  hook = document.querySelector('div') as HTMLElement;
});

const refresh = (html: string) => {
  backend({ 'GET /laatste': new Response(html, { headers: { 'Content-Type': 'text/html' } }) });
  const context = {
    feature: 'latest-news',
    page: completePage(facts()),
    signal: new AbortController().signal,
  };
  return keepFresh(hook, '/laatste', context);
};

it('takes over the server’s list', async () => {
  await refresh('<ul><li><a href="/nieuw-a2">Nieuw</a></li></ul>');
  expect(hook.textContent).toBe('Laatste nieuwsNieuw');
});

it.each([
  ['no list', '<h1>Onderhoud</h1><p>Wij zijn <a href="/">zo</a> terug.</p>'],
  ['cut off', '<ul><li><a href="/nieuw-a2">Nieuw</a></li><li><a href="/nie'],
  ['a list without its end', '<ul><li><a href="/nieuw-a2">Nieuw</a></li>'],
  [
    'a page',
    '<?xml version="1.0"?>\n<!DOCTYPE html><html><body><li><a href="/">Onderhoud</a></li></body></html>',
  ],
])('keeps its list if the answer is %s', async (_, html) => {
  await refresh(html);
  expect(hook.innerHTML).toBe(SERVED);
  expect(logged(/could not be brought up to date/)).toHaveLength(1);
});
