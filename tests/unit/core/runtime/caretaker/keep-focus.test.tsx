// @vitest-environment happy-dom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceChildren, show } from '../../../../../core/platform/dom/undo.ts';
import { keepFocus } from '../../../../../core/runtime/caretaker/keep-focus.ts';
import { enhancer } from '../../../../../core/runtime/feature/enhancer.ts';
import type { Feature } from '../../../../../core/runtime/feature/feature.ts';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import type { Mounts } from '../../../../../core/runtime/loader/contract.ts';
import { markup } from '../../../support/markup.ts';
import { settled } from '../../../support/settled.ts';
import { byId, showEverything } from '../../ui/shown.ts';
import { facts, mountOf } from '../loader/support.ts';

const mounts: Mounts = new Map();
const observeFocus = keepFocus(mounts);
addEventListener('focusin', observeFocus);
let controller: AbortController;
let arrive = () => {};

function Waiting() {
  const [hasData, setData] = useState(false);
  arrive = () => setData(true);
  return hasData ? <button type="button">Volg</button> : null;
}

beforeEach(() => {
  showEverything();
  controller = new AbortController();
  document.body.append(
    ...markup(
      '<a href="/" id="before">Voor</a><div id="hook"><a href="/een/" id="een">Een</a><a href="/twee/" id="twee">Twee</a></div>',
    ),
  );
});

afterEach(() => {
  controller.abort();
  document.body.replaceChildren();
});

/** Calls a feature like the loader. */
function mount(feature: Feature): void {
  const hook = byId('hook');
  const made = mountOf(hook, { controller, served: [...hook.childNodes] });
  mounts.set(hook, [made]);
  observeFocus();
  const fail = (cause: unknown) => {
    throw cause;
  };
  void feature.mount(hook, { feature: 'proef', facts: facts(), signal: controller.signal, fail });
}

it('leaves the focus where the browser has put it when a link to a part of the page is followed', async () => {
  mount(
    enhancer({
      attributes: {},
      enhance: (hook, _, { signal }) => {
        addEventListener('hashchange', () => hook.append(button('Naar boven')), { signal });
      },
    }),
  );
  const link = byId('een') as HTMLAnchorElement;
  link.href = '#before';
  link.focus();
  history.replaceState(null, '', '#before');
  link.blur();
  dispatchEvent(new Event('hashchange'));
  await settled();
  history.replaceState(null, '', location.pathname);
  expect(document.activeElement).toBe(document.body);
});

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = text;
  return made;
}

const replaces = (...texts: string[]) =>
  enhancer({
    attributes: {},
    enhance: (hook, _, { signal }) => replaceChildren(hook, texts.map(button), signal),
  });

const focused = () => document.activeElement?.textContent;

it('gives the focus to what an enhancer puts in the place of its element, and back at its end', async () => {
  byId('twee').focus();
  mount(replaces('Luister', 'Pauze'));
  await settled();
  expect(focused()).toBe('Pauze');
  controller.abort();
  await settled();
  expect(document.activeElement).toBe(byId('twee'));
});

it('prefers the control with the same name, and takes the last one of fewer', async () => {
  byId('twee').focus();
  mount(replaces('Twee', 'Een'));
  await settled();
  expect(focused()).toBe('Twee');
  controller.abort();
  await settled();
  expect(document.activeElement).toBe(byId('twee'));
  controller = new AbortController();
  mount(replaces('Alles'));
  await settled();
  expect(focused()).toBe('Alles');
});

it('gives the focus to the view of a widget, at once or when it has data, and back at its end', async () => {
  mount(widget({ attributes: {}, view: Waiting }));
  byId('een').focus();
  flushSync(() => arrive());
  await settled();
  expect(focused()).toBe('Volg');
  controller.abort();
  await settled();
  expect(document.activeElement).toBe(byId('een'));
});

it('gives it to the control that comes after a skeleton', async () => {
  byId('een').focus();
  mount(replaces());
  await settled();
  expect(document.activeElement).toBe(document.body);
  byId('hook').append(button('Kaart'));
  await settled();
  expect(focused()).toBe('Kaart');
});

it('follows an element that is moved or hidden', async () => {
  mount(enhancer({ attributes: {}, enhance() {} }));
  byId('twee').focus();
  const around = document.createElement('p');
  byId('hook').append(around);
  around.append(byId('twee'));
  await settled();
  expect(document.activeElement).toBe(byId('twee'));
  show(byId('twee'), false, controller.signal);
  await settled();
  expect(document.activeElement).toBe(byId('een'));
});

it('leaves the focus elsewhere alone, and that of an element that stays', async () => {
  byId('before').focus();
  mount(replaces('Luister'));
  await settled();
  expect(document.activeElement).toBe(byId('before'));
  controller.abort();
  controller = new AbortController();
  mount(enhancer({ attributes: {}, enhance() {} }));
  byId('een').focus();
  byId('hook').append(button('Extra'));
  await settled();
  expect(document.activeElement).toBe(byId('een'));
  byId('before').focus();
  byId('een').remove();
  await settled();
  expect(document.activeElement).toBe(byId('before'));
});

it('gives the focus back to a control that was disabled for a while', async () => {
  document.body.replaceChildren(
    ...markup('<div id="hook"><button id="send">Verstuur</button><a href="/">Terug</a></div>'),
  );
  mount(enhancer({ attributes: {}, enhance() {} }));
  byId('send').focus();
  const send = byId('send') as HTMLButtonElement;
  send.blur();
  send.disabled = true;
  await settled();
  expect(document.activeElement).toBe(document.body);
  send.disabled = false;
  await settled();
  expect(document.activeElement).toBe(byId('send'));
});

it('lets the Tab key lead to another element, although the feature changes its hook while the first one is left', async () => {
  byId('een').focus();
  mount(enhancer({ attributes: {}, enhance: () => {} }));
  await settled();
  // Like browsers: the next element is in the event, and until it has the focus nothing has it.
  byId('een').dispatchEvent(new FocusEvent('blur', { relatedTarget: byId('twee') }));
  byId('een').blur();
  byId('hook').append(document.createElement('p'));
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('lets a press in a frame take the focus there, although the feature changes its hook while its element is left', async () => {
  // In place of a frame, which the test's document cannot load.
  byId('hook').append(...markup('<div id="frame" tabindex="0"></div>'));
  mount(
    enhancer({
      attributes: {},
      enhance: (hook) => byId('een').addEventListener('blur', () => hook.append(button('Fout'))),
    }),
  );
  byId('een').focus();
  // Like browsers: the event has no element, and the frame is active after the listeners and their microtasks.
  byId('een').blur();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  byId('frame').focus();
  await settled();
  expect(document.activeElement).toBe(byId('frame'));
});

it('lets a press elsewhere take the focus away', async () => {
  mount(enhancer({ attributes: {}, enhance() {} }));
  byId('een').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  byId('een').blur();
  byId('een').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
