// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import editingHelpers from '../../../../../widgets/shell/editing-helpers/editing-helpers.ts';
import { editorAddress } from '../../../../../widgets/shell/editing-helpers/editors.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const ORIGINS = ['https://redactie.example', 'https://opmaak.example'];
const ONE = 'https://redactie.example/artikelen/1';
const TWO = 'https://opmaak.example/pagina?artikel=1';

afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const start = (markup: string, config: object = { editorOrigins: ORIGINS }) => {
  document.body.innerHTML = markup;
  return mount(editingHelpers, document.querySelector<HTMLElement>('[data-widget]'), {
    config: { ...config },
  });
};
const hook = (attributes: string, inner = '') =>
  `<div data-widget="editing-helpers" ${attributes}>${inner}</div>`;
const links = () =>
  screen.queryAllByRole<HTMLAnchorElement>('link').map(({ textContent, href }) => [textContent, href]);

it('links to both editors, with the default texts, in a tab of their own [editing-helpers-1, editing-helpers-2]', async () => {
  const { leave } = await start(hook(`data-editor-2="${TWO}" data-editor-1="${ONE}" hidden=""`));
  expect(links()).toEqual([
    ['Bewerk in editor 1', ONE],
    ['Bewerk in editor 2', TWO],
  ]);
  expect(screen.getByRole('navigation', { name: 'Voor de redactie' })).toBeDefined();
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) {
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  }
  leave();
  expect(document.body.innerHTML).toBe(hook(`data-editor-2="${TWO}" data-editor-1="${ONE}" hidden=""`));
});

it.each([
  [
    hook(`data-editor-1="${ONE}" data-editor-2="${TWO}" data-label-2="Opmaak"`),
    ['Bewerk in editor 1', 'Opmaak'],
  ],
  [hook(`data-urls="${ONE}?ids=1,2,${TWO}"`), ['Bewerk in editor 1', 'Bewerk in editor 2']],
  [hook('', `<a href="${ONE}"></a><a href="${TWO}">Opmaak</a>`), ['Bewerk in editor 1', 'Opmaak']],
])('reads the addresses of %s [editing-helpers-2]', async (markup, expected) => {
  await start(markup);
  expect(links().map(([text]) => text)).toEqual(expected);
});

it.each([
  'http://redactie.example/1',
  'https://redactie.example.elsewhere.example/1',
  'https://elsewhere.example/https://redactie.example',
  'https://redactie.example@elsewhere.example/1',
  'https://naam:woord@redactie.example/1',
  'https://redactie.example:8443/1',
  '//redactie.example/1',
  '/artikelen/1',
  'javascript:alert(1)',
  'data:text/html,a',
  'https://',
])('leaves out %s, and names it [editing-helpers-2]', async (address) => {
  expect(editorAddress(address, ORIGINS)).toBeUndefined();
  await start(hook(`data-editor-1="${address}" data-editor-2="${TWO}"`));
  expect(links()).toEqual([['Bewerk in editor 2', TWO]]);
  expect(logged(/^warn/).join()).toContain(address);
});

it('shows nothing, not even a link of the server, without the origins in the configuration [editing-helpers-2]', async () => {
  await start(
    hook(
      `data-editor-origins="https://redactie.example" data-editor-1="${ONE}"`,
      `<a href="${TWO}">Opmaak</a>`,
    ),
    {},
  );
  expect(links()).toEqual([]);
  logged('error', 'addresses in the hook may be linked');
  expect(logged('warn', 'is not an https address on an origin of "editorOrigins"')).toHaveLength(3);
});

it.each([
  [['https://redactie.example'], 1],
  [['https://redactie.example/'], 1],
  ['https://redactie.example', 0],
  [['http://redactie.example'], 0],
  [['https://redactie.example/pad'], 0],
  [[7], 0],
])('with the origins %j shows %i links [editing-helpers-2]', async (editorOrigins, expected) => {
  await start(hook(`data-editor-1="${ONE}"`), { editorOrigins });
  expect(links()).toHaveLength(expected);
  if (!expected) logged(/^error/);
  tolerate(/^warn nmt (?:site-config|editing-helpers): /);
});
