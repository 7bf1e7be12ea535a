// @vitest-environment happy-dom
import { useEffect, useId, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { integer, optional, text } from '../../../../../core/runtime/feature/attributes.ts';
import type { Context, Feature } from '../../../../../core/runtime/feature/feature.ts';
import { type ViewProps, widget } from '../../../../../core/runtime/feature/widget.tsx';
import type { Mount, Notice } from '../../../../../core/runtime/loader/contract.ts';
import { mountFeature } from '../../../../../core/runtime/loader/mount.ts';
import { facts, find, linkTo, mountOf } from '../loader/support.ts';

const SERVED = '<p class="served">Van de server</p><!-- cms -->tekst';
const ATTRIBUTES = { label: optional(text(), 'Teller'), size: optional(integer(), 1) };

type Props = ViewProps<typeof ATTRIBUTES>;

let received: Notice[];
/** The hook's content on each render. */
let seen: string[];
let context: Context | undefined;
const ended = vi.fn<() => void>();

function Label({ label, size, context: given }: Props) {
  seen.push(find('#a').innerHTML);
  context = given;
  useEffect(() => ended, []);
  return (
    <b id={useId()}>
      {label} {size} {given.feature}
    </b>
  );
}

function Loud({ served }: ViewProps<Record<never, never>, string>) {
  return <b>{served.toUpperCase()}</b>;
}

const BROKEN = new Error('broken');

function BreaksAtOnce(): never {
  throw BROKEN;
}

function BreaksInRender() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw BROKEN;
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Breek
    </button>
  );
}

function BreaksInEffect() {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (isBroken) throw BROKEN;
  }, [isBroken]);
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Breek
    </button>
  );
}

const label = widget({ attributes: ATTRIBUTES, view: Label });

/** Mounts with the loader's own step, as on a page. */
async function mount(feature: Feature, selector = '#a'): Promise<Mount> {
  const mount = mountOf(find(selector));
  await mountFeature(mount, feature, facts(), linkTo(received));
  return mount;
}

/** Makes a change and waits for React's scheduler and the loader's report, which come in later tasks. */
async function act(work: () => void): Promise<void> {
  const before = received.length;
  work();
  await vi.waitUntil(() => received.length > before);
}

const failures = () => received.filter((notice) => 'error' in notice);

beforeEach(() => {
  received = [];
  seen = [];
  ended.mockReset();
  document.body.innerHTML = `<div id="a" data-label="Stand">${SERVED}</div><div id="b">${SERVED}</div>`;
});

it('replaces the server’s markup with its first commit, at once [loader-11]', async () => {
  const mounting = mount(label);
  expect(find('#a').textContent).toBe('Stand 1 quiz');
  expect(find('#a').children).toHaveLength(1);
  expect(seen).toEqual([SERVED]);
  expect((await mounting).state).toBe('mounted');
  expect(context?.page.config).toEqual({});
});

it('gives the hook back when it leaves, the very same nodes, and ends its effects', async () => {
  const served = [...find('#a').childNodes];
  const { controller } = await mount(label);
  controller.abort();
  expect([...find('#a').childNodes]).toEqual(served);
  expect(find('#a').innerHTML).toBe(SERVED);
  expect(ended).toHaveBeenCalledTimes(1);
});

/** Renders content set from outside, initially none; then fails on command. */
let show: (text: string | undefined) => void;
function Late() {
  const [text, setText] = useState<string>();
  show = setText;
  if (text === 'kapot') throw BROKEN;
  return text ? <b>{text}</b> : null;
}

const late = widget({ attributes: {}, view: Late });
const redrawn = () => vi.waitUntil(() => find('#a').innerHTML !== SERVED);

it('keeps the server’s markup, the very same nodes, until its view shows something [weather-2, loader-11]', async () => {
  const served = [...find('#a').childNodes];
  const mounted = await mount(late);
  expect(mounted.state).toBe('mounted');
  expect([...find('#a').childNodes]).toEqual(served);
  show('9°');
  await redrawn();
  expect(find('#a').innerHTML).toBe('<b>9°</b>');
  mounted.controller.abort();
  expect([...find('#a').childNodes]).toEqual(served);
});

const large = widget({ attributes: ATTRIBUTES, view: Label, first: 'sliced' });

it('renders a large view in slices, over the server’s markup, and is mounted when it is there [loader-11]', async () => {
  const mounting = mount(large);
  expect(find('#a').innerHTML).toBe(SERVED);
  const { state } = await mounting;
  expect(state).toBe('mounted');
  expect(find('#a').textContent).toBe('Stand 1 quiz');
  expect(find('#a').children).toHaveLength(1);
});

it('keeps the server’s markup where a large view leaves before its first render, or fails in it [loader-12]', async () => {
  const leaving = mountOf(find('#a'));
  const mounting = mountFeature(leaving, large, facts(), linkTo(received));
  leaving.controller.abort();
  await mounting;
  expect(find('#a').innerHTML).toBe(SERVED);
  const failed = await mount(widget({ attributes: ATTRIBUTES, view: BreaksAtOnce, first: 'sliced' }), '#b');
  expect(failed.state).toBe('failed');
  expect(find('#b').innerHTML).toBe(SERVED);
  expect(failures()).toEqual([{ mount: failed, error: BROKEN }]);
});

it('keeps the server’s markup where its view fails or leaves before it showed anything [loader-12]', async () => {
  const failing = await mount(late);
  await act(() => show('kapot'));
  expect(failing.state).toBe('failed');
  expect(find('#a').innerHTML).toBe(SERVED);
  const leaving = await mount(late);
  leaving.controller.abort();
  expect(find('#a').innerHTML).toBe(SERVED);
});

it.each([
  ['at once', late],
  ['in slices', widget({ attributes: {}, view: Late, first: 'sliced' })],
])('leaves the focus where it is while its view, rendered %s, shows nothing', async (_, feature) => {
  find('#a').innerHTML = '<a href="/weer">Het weer</a>';
  find('#a a').focus();
  await mount(feature);
  expect(document.activeElement).toBe(find('#a a'));
});

it('passes the read data to its view, and fails where they cannot be read', async () => {
  const read = (hook: HTMLElement) => hook.querySelector('.served')?.textContent ?? '';
  await mount(widget({ attributes: {}, read, view: Loud }));
  expect(find('#a').innerHTML).toBe('<b>VAN DE SERVER</b>');
  const unreadable = () => {
    throw BROKEN;
  };
  const failed = await mount(widget({ attributes: {}, read: unreadable, view: Loud }), '#b');
  expect(failed.state).toBe('failed');
  expect(find('#b').innerHTML).toBe(SERVED);
});

it('mounts again on the hook that it gave back', async () => {
  const { controller } = await mount(label);
  controller.abort();
  await mount(label);
  expect(find('#a').textContent).toBe('Stand 1 quiz');
});

it('that throws while it renders gives the hook back and fails alone [loader-12]', async () => {
  const failed = await mount(widget({ attributes: ATTRIBUTES, view: BreaksAtOnce }));
  const other = await mount(label, '#b');
  expect([failed.state, other.state]).toEqual(['failed', 'mounted']);
  expect(find('#a').innerHTML).toBe(SERVED);
  expect(find('#b').textContent).toBe('Teller 1 quiz');
  expect(failures()).toEqual([{ mount: failed, error: BROKEN }]);
});

it.each([
  ['in a later render', BreaksInRender],
  ['in an effect', BreaksInEffect],
])('that throws %s gives the hook back too [loader-12]', async (_, view) => {
  const failing = await mount(widget({ attributes: ATTRIBUTES, view }));
  await act(() => find('#a button').click());
  expect(failing.state).toBe('failed');
  expect(find('#a').innerHTML).toBe(SERVED);
  expect(failures()).toEqual([{ mount: failing, error: BROKEN }]);
});

it('that fails later restores the hook [loader-12]', async () => {
  const failing = await mount(label);
  await act(() => context?.fail(BROKEN));
  expect(failing.state).toBe('failed');
  expect(find('#a').innerHTML).toBe(SERVED);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('leaves the hook untouched where an attribute does not fit [loader-12]', async () => {
  find('#a').dataset.size = 'groot';
  const served = [...find('#a').childNodes];
  const failed = await mount(label);
  expect(failed.error).toEqual(new TypeError('quiz: data-size is "groot"; expected a whole number.'));
  expect(seen).toEqual([]);
  expect([...find('#a').childNodes]).toEqual(served);
});

it('makes ids that no other hook of the page has', async () => {
  await mount(label);
  await mount(label, '#b');
  const ids = [...document.querySelectorAll('b')].map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/nmt-[0-9a-z]+-\d+-/);
});
