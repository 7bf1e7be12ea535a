// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { bundleBase } from '../../../../../core/platform/scripts/bundle-base.ts';

afterEach(() => document.head.replaceChildren());

/** Inserts scripts into the page that nothing loads. */
function page(...scripts: readonly { src: string; integrity?: string }[]): void {
  document.head.replaceChildren(
    ...scripts.map((attributes) => {
      const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      return script;
    }),
  );
}

const OURS = 'https://static.example/nmt/';
const CHUNK = { src: `${OURS}core-1a2b3.js`, integrity: 'sha256-x' };

it.each<[string, readonly { src: string; integrity?: string }[], string]>([
  ['its folder', [{ src: `${OURS}loader.js` }, CHUNK], OURS],
  [
    'its folder behind another loader',
    [{ src: 'https://cmp.example/ui/loader.js' }, { src: `${OURS}loader.js?v=1` }, CHUNK],
    OURS,
  ],
  ['its folder of a pinned one', [{ src: `${OURS}loader-8vk2d.js`, integrity: 'sha256-a' }, CHUNK], OURS],
  ['nothing where only others have one', [{ src: 'https://cmp.example/ui/loader.js' }, CHUNK], ''],
  ['nothing where its file has another name', [{ src: `${OURS}start.js` }, CHUNK], ''],
])('finds %s', (_, scripts, expected) => {
  page(...scripts);
  expect(bundleBase()).toBe(expected);
});
