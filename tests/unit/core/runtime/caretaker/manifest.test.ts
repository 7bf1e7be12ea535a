// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createManifest } from '../../../../../core/runtime/caretaker/manifest.ts';

const CDN = 'https://static.example/nmt/';
const MANIFEST = { format: 1, files: {}, features: {} };
const PINS = ' integrity="sha256-a" data-integrity="sha256-b"';
const fetched = vi.fn<typeof fetch>(async () => Response.json(MANIFEST));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

it.each([
  ['that beside the files, for a page that pins nothing', '', `${CDN}manifest.json`, undefined],
  ['of no other origin, for a page that pins its loader', PINS, `${CDN}manifest.json`, 'same-origin'],
  [
    'the copy on its own origin that such a page names',
    `${PINS} data-manifest="/nmt/manifest.json"`,
    '/nmt/manifest.json',
    'same-origin',
  ],
])('is %s', async (_, attributes, address, mode) => {
  document.head.innerHTML = `<script type="text/plain" src="${CDN}loader-8vk2d.js"${attributes}></script>`;
  expect(await createManifest(CDN)(new Error('lost'))).toEqual(MANIFEST);
  expect(fetched.mock.calls[0]).toMatchObject([address, mode ? { mode } : {}]);
});
