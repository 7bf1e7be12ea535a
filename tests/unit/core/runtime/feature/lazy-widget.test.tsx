// @vitest-environment happy-dom
import { type ComponentType, useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { optional, text } from '../../../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../../../core/runtime/feature/lazy-widget.ts';
import type { ViewContext } from '../../../../../core/runtime/feature/view-context.ts';
import type { ViewPlace } from '../../../../../core/runtime/feature/view-place.ts';
import { settled } from '../../../support/settled.ts';
import { mount } from '../../../widgets/support/mount.ts';
import { find } from '../loader/support.ts';

interface Shown {
  readonly word: string;
}

const SERVED = '<p class="served">Van de server</p><!-- cms -->tekst';
const BROKEN = new Error('broken');
const ended = vi.fn<() => void>();

function Word({ word }: Shown) {
  useEffect(() => ended, []);
  if (word === 'kapot') throw BROKEN;
  return <b>{word}</b>;
}

let show: ViewContext<Shown>['show'];
const loadWord = vi.fn<() => Promise<ComponentType<Shown>>>(async () => Word);

const feature = (at?: ViewPlace, loadView: () => Promise<ComponentType<Shown>> = loadWord) =>
  lazyWidget({
    attributes: { first: optional(text()) },
    ...(at && { at }),
    enhance(_hook, { first }, context) {
      show = context.show;
      if (first !== undefined) show({ word: first });
    },
    loadView,
  });

const hook = () => find('#hook');

beforeEach(() => {
  ended.mockReset();
  loadWord.mockClear();
  document.body.innerHTML = `<main><div id="hook">${SERVED}</div></main>`;
});

it('loads the view when it first has something to show, and keeps what the server sent until then [loader-11]', async () => {
  await mount(feature(), hook());
  await settled();
  expect(loadWord).not.toHaveBeenCalled();
  show({ word: 'een' });
  expect(hook().innerHTML).toBe(SERVED);
  await settled();
  expect(hook().innerHTML).toBe('<b>een</b>');
});

it('shows what it last got once the view has loaded, and updates it in place', async () => {
  await mount(feature(), hook());
  show({ word: 'een' });
  show({ word: 'twee' });
  await settled();
  const drawn = hook().firstElementChild;
  expect(drawn?.textContent).toBe('twee');
  show({ word: 'drie' });
  await settled();
  expect(hook().firstElementChild).toBe(drawn);
  expect(drawn?.textContent).toBe('drie');
  expect(loadWord).toHaveBeenCalledTimes(1);
});

it('gives the server’s nodes back, the very same, when nothing shows any more, and when it ends', async () => {
  const served = [...hook().childNodes];
  hook().dataset.first = 'een';
  const { leave } = await mount(feature(), hook());
  await settled();
  show(undefined);
  expect([...hook().childNodes]).toEqual(served);
  expect(ended).toHaveBeenCalledTimes(1);
  show({ word: 'twee' });
  await settled();
  expect(hook().textContent).toBe('twee');
  leave();
  expect([...hook().childNodes]).toEqual(served);
  show({ word: 'drie' });
  await settled();
  expect(hook().innerHTML).toBe(SERVED);
});

it('shows nothing that was taken back, or whose hook left, while the view was loading', async () => {
  const { leave } = await mount(feature(), hook());
  show({ word: 'een' });
  show(undefined);
  await settled();
  expect(hook().innerHTML).toBe(SERVED);
  const other = document.createElement('div');
  document.body.append(other);
  const second = await mount(feature(), other);
  show({ word: 'een' });
  second.leave();
  await settled();
  expect(other.innerHTML).toBe('');
  leave();
});

it('leaves the hook as the server sent it if the view cannot be loaded [loader-12]', async () => {
  const cause = new Error('404');
  hook().dataset.first = 'een';
  const { fail } = await mount(
    feature('instead', () => Promise.reject(cause)),
    hook(),
  );
  await settled();
  expect(fail).toHaveBeenCalledExactlyOnceWith(cause);
  expect(hook().innerHTML).toBe(SERVED);
});

it.each(['kapot', 'heel'])(
  'fails if the view throws at its first or a later render: %s [loader-12]',
  async (first) => {
    hook().dataset.first = first;
    const { fail, leave } = await mount(feature(), hook());
    await settled();
    if (first === 'heel') show({ word: 'kapot' });
    await settled();
    expect(fail).toHaveBeenCalledWith(BROKEN);
    leave();
    expect(hook().innerHTML).toBe(SERVED);
  },
);

it.each([
  ['beforebegin', '<div class="nmt-view"><b>een</b></div><div id="hook"'],
  ['afterbegin', '<div id="hook" data-first="een"><div class="nmt-view"><b>een</b></div><p class="served">'],
  ['beforeend', 'tekst<div class="nmt-view"><b>een</b></div></div>'],
  ['afterend', 'tekst</div><div class="nmt-view"><b>een</b></div>'],
] as const)('draws beside the server’s nodes, and takes only that away: %s', async (at, markup) => {
  hook().dataset.first = 'een';
  const { leave } = await mount(feature(at), hook());
  await settled();
  expect(document.body.innerHTML).toContain(markup);
  leave();
  expect(hook().innerHTML).toBe(SERVED);
  expect(document.querySelector('.nmt-view')).toBeNull();
});

it('draws in another element of the page, or beside it', async () => {
  hook().dataset.first = 'een';
  const served = () => find('.served');
  const inPlace = await mount(feature(served), hook());
  await settled();
  expect(served().innerHTML).toBe('<b>een</b>');
  inPlace.leave();
  expect(served().innerHTML).toBe('Van de server');
  await mount(
    feature(() => ({ of: served(), position: 'afterend' })),
    hook(),
  );
  await settled();
  expect(served().nextElementSibling?.outerHTML).toBe('<div class="nmt-view"><b>een</b></div>');
});

it('leaves the hook alone with a view over the page', async () => {
  hook().dataset.first = 'een';
  const { leave } = await mount(feature('over'), hook());
  await settled();
  expect(document.body.innerHTML).toContain(SERVED);
  expect(document.body.textContent).not.toContain('een');
  leave();
  expect(ended).toHaveBeenCalledTimes(1);
});

it('changes the page as the caller says, such as without moving what is read', async () => {
  await mount(feature(), hook());
  const change = vi.fn<(run: () => void) => void>((run) => run());
  show({ word: 'een' }, change);
  expect(change).not.toHaveBeenCalled();
  await settled();
  expect(change).toHaveBeenCalledTimes(1);
  expect(hook().textContent).toBe('een');
});

it('has changed the page when the function returns that runs the change', async () => {
  await mount(feature(), hook());
  show({ word: 'een' });
  await settled();
  const texts: (string | null)[] = [];
  show({ word: 'twee' }, (change) => {
    texts.push(hook().textContent);
    change();
    texts.push(hook().textContent);
  });
  expect(texts).toEqual(['een', 'twee']);
});

describe('a hook that is not displayed', () => {
  /** Reports an entry of the place's observer. */
  let report: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  const disconnect = vi.fn<() => void>();

  beforeEach(() => {
    disconnect.mockReset();
    vi.stubGlobal('IntersectionObserver', function observer(callback: typeof report) {
      report = callback;
      return { observe() {}, disconnect };
    });
    hook().dataset.first = 'een';
  });

  it('keeps what the server sent, without React, until it is displayed', async () => {
    await mount(feature(), hook());
    report([{ isIntersecting: false }]);
    await settled();
    expect(loadWord).not.toHaveBeenCalled();
    show({ word: 'twee' });
    report([{ isIntersecting: true }]);
    await settled();
    expect(hook().innerHTML).toBe('<b>twee</b>');
    expect(disconnect).toHaveBeenCalled();
  });

  it('loads nothing for what was taken back before that, and shows what comes after', async () => {
    await mount(feature(), hook());
    show(undefined);
    report([{ isIntersecting: true }]);
    await settled();
    expect(loadWord).not.toHaveBeenCalled();
    show({ word: 'twee' });
    report([{ isIntersecting: true }]);
    await settled();
    expect(hook().innerHTML).toBe('<b>twee</b>');
  });

  it('gets a part beside what the server sent at once', async () => {
    await mount(feature('beforeend'), hook());
    await settled();
    expect(hook().textContent).toContain('een');
  });

  it.each<[string, ViewPlace]>([
    ['instead of what the server sent', 'instead'],
    ['beside it', 'beforeend'],
    ['elsewhere', () => find('.served')],
  ])('is not drawn with data saving until the hook is in view: %s', async (_, at) => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await mount(feature(at), hook());
    await settled();
    expect(loadWord).not.toHaveBeenCalled();
    report([{ isIntersecting: true }]);
    await settled();
    expect(hook().textContent).toContain('een');
  });

  it('has its layer over the page at once, also with data saving', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await mount(feature('over'), hook());
    await settled();
    expect(loadWord).toHaveBeenCalledTimes(1);
  });

  it('gets the view at once if it is empty, which may be why it is hidden', async () => {
    hook().replaceChildren();
    await mount(feature(), hook());
    await settled();
    expect(hook().innerHTML).toBe('<b>een</b>');
  });
});
