// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://krant.example/a-a1"}
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShare } from '../../../../../core/domain/share/open-share.ts';
import { backend } from '../../../support/backend.ts';
import { showEverything } from '../../ui/shown.ts';
import { visitedPage } from '../../user/visitor/reader.ts';
// The code that loads on the first press is imported here, so that no test waits for it.
import '../../../../../core/domain/share/modal/start-share.tsx';

const refuse = () => Promise.reject(new DOMException('The press was too long ago.', 'NotAllowedError'));
const sheet = vi.fn(refuse);
let ending: AbortController;

beforeEach(() => {
  sheet.mockClear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  showEverything();
  backend({ 'GET /login-status': { permissions: [] }, '*': 404 });
  ending = new AbortController();
  document.body.innerHTML = '<button id="opener">Deel</button>';
  document.execCommand = () => false;
  Object.assign(navigator, { share: sheet, canShare: () => true });
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ write: refuse, writeText: refuse } as never);
});
afterEach(() => {
  act(() => ending.abort());
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'execCommand');
  vi.unstubAllGlobals();
});

const byHand = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Kopieer de link zelf:' });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('where neither share sheet nor clipboard works', () => {
  beforeEach(async () => {
    const page = visitedPage({}, { pageType: 'article' });
    await act(async () => {
      void openShare(page, { title: 'Titel', text: 'Ik had 3 goed.', url: '/a-a1' }, ending.signal);
      await vi.dynamicImportSettled();
    });
    await waitFor(() => screen.getByRole('dialog', { name: 'Delen' }));
    // The device's share sheet was tried first.
    expect(sheet).toHaveBeenCalledOnce();
  });

  it.each(['Kopieer link', 'Meer manieren om te delen'])(
    '"%s" shows the link, selected, to be copied by hand [share-modal-6]',
    async (name) => {
      await press(name);
      const field = await byHand();
      expect(field.value).toContain('https://krant.example/a-a1');
      expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([
        field,
        0,
        field.value.length,
      ]);
    },
  );
});

/** Files that copy something other than a link to share, and show it in another way. */
const OTHERS = [
  // The positions are in a field beside the button.
  'widgets/article/path-storytelling/edit/EditPanel.tsx',
  // For developers, who have the console.
  'widgets/shell/debug-panel/DebugPanel.tsx',
];

it('shares and copies only by the parts that end in that field', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const sources = ['core', 'widgets'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map(
        (file) =>
          [`${top}/${file.replaceAll('\\', '/')}`, readFileSync(join(root, top, file), 'utf8')] as const,
      ),
  );
  const using = (pattern: RegExp) =>
    sources.filter(([, source]) => pattern.test(source)).map(([file]) => file);
  expect(using(/navigator\.(?:share\(|clipboard)/).sort()).toEqual([
    'core/domain/share/copy-text.ts',
    'core/domain/share/share.ts',
    'core/domain/share/write-clipboard.ts',
  ]);
  expect(using(/\bawait share\(/).sort()).toEqual([
    'core/domain/share/modal/start-share.tsx',
    'core/domain/share/modal/use-delivery.ts',
  ]);
  const copying = using(/\bawait (?:copyText|writeClipboard)\((?!text\))/).filter(
    (file) => !OTHERS.includes(file),
  );
  const shown = new Map(sources);
  expect(copying.filter((file) => !/ByHand/i.test(shown.get(file) ?? ''))).toEqual([]);
  expect(copying.length).toBeGreaterThan(2);
});
