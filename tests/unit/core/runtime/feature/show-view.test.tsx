// @vitest-environment happy-dom
import { createPortal } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShownView, showView } from '../../../../../core/runtime/feature/show-view.tsx';
import type { ViewPlace } from '../../../../../core/runtime/feature/view-place.ts';
import { settled } from '../../../support/settled.ts';
import { find } from '../loader/support.ts';

interface Shown {
  readonly words: readonly string[];
}

const SERVED = '<p>Van de server</p>';

/** A row of a list for each word, and the last one in an overlay. */
function Words({ words }: Shown) {
  if (words.includes('kapot')) throw new Error('broken');
  return (
    <ul>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
      {createPortal(<b className="layer">{words.at(-1)}</b>, document.body)}
    </ul>
  );
}

const fail = vi.fn<(cause: unknown) => void>();
let ending: AbortController;
let shown: ShownView<Shown>;

const start = (at: ViewPlace) => {
  shown = showView<Shown>(
    Words,
    { words: ['een', 'twee'] },
    { hook: find('#hook'), at, signal: ending.signal, fail },
  );
};
const update = async (...words: string[]) => {
  shown.update({ words });
  await settled();
};
const drawn = () => [...find('#hook').querySelectorAll('li')].map(({ textContent }) => textContent);

beforeEach(() => {
  fail.mockReset();
  ending = new AbortController();
  document.body.innerHTML = `<main><div id="hook">${SERVED}</div></main>`;
});

/** Changes that other scripts of a page make to nodes they did not create. */
const DISTURBANCES: readonly [name: string, disturb: (items: readonly Element[]) => void][] = [
  [
    'wraps them',
    (items) => {
      for (const item of items) {
        const wrapper = document.createElement('div');
        item.replaceWith(wrapper);
        wrapper.append(item);
      }
    },
  ],
  ['moves them', (items) => document.querySelector('main')?.append(...items)],
  [
    'removes them',
    (items) => {
      for (const item of items) item.remove();
    },
  ],
  ['empties the container', ([item]) => item?.parentElement?.parentElement?.replaceChildren()],
  ['removes the layer', () => document.querySelector('.layer')?.remove()],
];

describe.each(DISTURBANCES)('if another script %s', (name, disturb) => {
  it.each(['instead', 'beforeend'] as const)('goes on, drawn anew if need be: %s', async (at) => {
    start(at);
    disturb([...document.querySelectorAll('li')]);
    await update('drie');
    // React only notices a change when one of its own updates is affected.
    const goesUnnoticed = name === 'empties the container' || name === 'removes the layer';
    if (!goesUnnoticed) expect(drawn()).toEqual(['drie']);
    expect(fail).not.toHaveBeenCalled();
  });

  it.each(['instead', 'beforeend'] as const)('ends with what the server sent: %s', async (at) => {
    start(at);
    disturb([...document.querySelectorAll('li')]);
    shown.end();
    await settled();
    expect(find('#hook').innerHTML).toBe(SERVED);
    expect(fail).not.toHaveBeenCalled();
  });
});

it('fails where a script does so again and again', async () => {
  start('instead');
  const disturb = () => {
    for (const item of document.querySelectorAll('li')) item.remove();
  };
  disturb();
  await update('drie');
  disturb();
  await update('vier');
  expect(fail).toHaveBeenCalledExactlyOnceWith(expect.any(DOMException));
  expect(find('#hook').innerHTML).toBe(SERVED);
});

it('fails at once with an error of its own', async () => {
  start('instead');
  await update('kapot');
  expect(fail).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
});
