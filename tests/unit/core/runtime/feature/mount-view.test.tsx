// @vitest-environment happy-dom
import { useEffect, useId, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mountView } from '../../../../../core/runtime/feature/mount-view.ts';
import { logged } from '../../../support/logged.ts';

const BROKEN = new Error('broken');

let container: HTMLElement;
let ending: AbortController;
const left = vi.fn<() => void>();

beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = '<p>Van de server</p>';
  ending = new AbortController();
  left.mockReset();
});

function Fine({ word = 'Hallo' }) {
  useEffect(() => left, []);
  return <b id={useId()}>{word}</b>;
}

function BreaksAtOnce(): never {
  throw BROKEN;
}

function BreaksLater() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw BROKEN;
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Breek
    </button>
  );
}

/** Unmounts its own root while React renders it. */
function LeavesInEffect() {
  useEffect(() => ending.abort(), []);
  return <b>Hallo</b>;
}

it('renders at once, and again with other properties', async () => {
  const mounted = mountView(container, <Fine />, { feature: 'greeting', signal: ending.signal });
  expect(container.textContent).toBe('Hallo');
  const shown = container.firstElementChild;
  mounted.render(<Fine word="Dag" />);
  await vi.waitFor(() => expect(container.textContent).toBe('Dag'));
  expect(container.firstElementChild).toBe(shown);
});

it('gives each root other ids', () => {
  const other = document.createElement('div');
  for (const each of [container, other]) {
    mountView(each, <Fine />, { feature: 'greeting', signal: ending.signal });
  }
  expect(container.firstElementChild?.id).not.toBe(other.firstElementChild?.id);
});

it('unmounts when the signal aborts; later renders do nothing', () => {
  const onUnmount = vi.fn(() => expect(container.childNodes).toHaveLength(0));
  const mounted = mountView(container, <Fine />, { feature: 'greeting', signal: ending.signal, onUnmount });
  ending.abort();
  expect(container.childNodes).toHaveLength(0);
  expect(left).toHaveBeenCalledOnce();
  expect(onUnmount).toHaveBeenCalledOnce();
  expect(() => mounted.render(<Fine />)).not.toThrow();
});

it('unmounts a view that ends its signal during its first render', () => {
  mountView(container, <LeavesInEffect />, { feature: 'greeting', signal: ending.signal });
  expect(container.childNodes).toHaveLength(0);
});

it('renders nothing for a signal that has aborted', () => {
  ending.abort();
  mountView(container, <Fine />, { feature: 'greeting', signal: ending.signal }).render(<Fine />);
  expect(container.innerHTML).toBe('<p>Van de server</p>');
});

it.each(['deferred', 'sliced'] as const)(
  'keeps the content of the container until a %s render is there',
  async (first) => {
    const onFirstCommit = vi.fn(() => expect(container.textContent).toBe('Hallo'));
    const options = { feature: 'greeting', signal: ending.signal, first, onFirstCommit };
    const { settled } = mountView(container, <Fine />, options);
    expect(container.textContent).toBe('Van de server');
    await settled;
    expect(onFirstCommit).toHaveBeenCalledOnce();
  },
);

it('renders the newest properties if they change before a render in slices is there', async () => {
  const mounted = mountView(container, <Fine />, {
    feature: 'greeting',
    signal: ending.signal,
    first: 'sliced',
  });
  mounted.render(<Fine word="Dag" />);
  await mounted.settled;
  await vi.waitFor(() => expect(container.textContent).toBe('Dag'));
});

const ROWS = Array.from({ length: 30 }, (_, at) => at);

/** Many elements, each of which takes some time. */
function Large() {
  return ROWS.map((row) => <Slow key={row} />);
}

function Slow() {
  const end = performance.now() + 1;
  while (performance.now() < end);
  return <b>x</b>;
}

it('lets others work between the slices of a large view', async () => {
  let turns = 0;
  const { settled } = mountView(container, <Large />, {
    feature: 'greeting',
    signal: ending.signal,
    first: 'sliced',
  });
  const count = setInterval(() => turns++);
  await settled;
  clearInterval(count);
  expect(container.children).toHaveLength(30);
  expect(turns).toBeGreaterThan(1);
});

/** Fills the container, like a fallback. */
function fallback(cause: unknown): void {
  expect(cause).toBe(BROKEN);
  expect(container.childNodes).toHaveLength(0);
  container.append('Iets anders');
}

it('passes an error of the first render on before it returns, with the container empty', () => {
  const onError = vi.fn(fallback);
  mountView(container, <BreaksAtOnce />, { signal: ending.signal, onError });
  expect(onError).toHaveBeenCalledOnce();
  ending.abort();
  expect(container.textContent).toBe('Iets anders');
});

it.each([
  ['a later render', 'at-once', <BreaksLater key="view" />],
  ['a deferred render', 'deferred', <BreaksAtOnce key="view" />],
  ['a render in slices', 'sliced', <BreaksAtOnce key="view" />],
] as const)('passes an error of %s on, with the container empty', async (_, first, view) => {
  const onError = vi.fn(fallback);
  const onUnmount = vi.fn<() => void>();
  mountView(container, view, { signal: ending.signal, first, onError, onUnmount });
  container.querySelector('button')?.click();
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onUnmount).toHaveBeenCalledOnce();
  ending.abort();
  expect(container.textContent).toBe('Iets anders');
  expect(onUnmount).toHaveBeenCalledOnce();
});

it('throws an error of the first render where nobody else takes it', () => {
  const mount = () => mountView(container, <BreaksAtOnce />, { feature: 'greeting', signal: ending.signal });
  expect(mount).toThrow(BROKEN);
  expect(container.childNodes).toHaveLength(0);
});

it("logs a later error under the feature's name where nobody else takes it", async () => {
  mountView(container, <BreaksLater />, { feature: 'greeting', signal: ending.signal });
  container.querySelector('button')?.click();
  const message = 'The view could not be rendered again; it is removed.';
  const [call] = await vi.waitFor(() => logged(message));
  expect(call).toEqual(['nmt greeting:', message, BROKEN]);
  expect(container.childNodes).toHaveLength(0);
});
