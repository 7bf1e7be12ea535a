// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { tabStops, wrapTo } from '../../../../../core/ui/overlay/tab-stops.ts';
import { byId, showEverything } from '../shown.ts';

beforeEach(showEverything);

function stopsOf(markup: string): string[] {
  document.body.innerHTML = markup;
  return tabStops(document.body).map(({ id }) => id);
}

it('stops at the usable elements, in order', () => {
  expect(
    stopsOf(`<a id="link" href="/"></a><a id="no-link"></a><button id="button"></button><button id="off" disabled></button>
      <input id="field"><select id="select"></select>
      <textarea id="area"></textarea><div id="taken-out" tabindex="-1"></div><div id="taken-in" tabindex="0"></div>
      <div inert><button id="inert"></button></div><button id="hidden" hidden></button>
      <button id="unseen" style="visibility:hidden"></button>`),
  ).toEqual(['link', 'button', 'field', 'select', 'area', 'taken-in']);
});

it('stops once in a group of radio buttons that has a choice', () => {
  const radio = (id: string, name: string, rest = '') =>
    `<input type="radio" id="${id}" name="${name}" ${rest}>`;
  expect(
    stopsOf(
      radio('a1', 'a') + radio('a2', 'a', 'checked') + radio('b1', 'b') + radio('b2', 'b') + radio('c', ''),
    ),
  ).toEqual(['a2', 'b1', 'b2', 'c']);
});

const PANEL = `<div id="panel" tabindex="-1"><p id="text" tabindex="-1"></p><button id="first"></button>
  <button id="middle"></button><p id="end" tabindex="-1"></p><button id="last"></button>
  <p id="after" tabindex="-1"></p></div>`;

it.each([
  ['last', false, 'first'],
  ['first', true, 'last'],
  ['middle', false, undefined],
  ['middle', true, undefined],
  ['end', false, undefined],
  ['after', false, 'first'],
  ['text', true, 'last'],
  ['panel', true, 'last'],
  ['panel', false, undefined],
])('Tab on %s (backwards: %s) wraps around to %s [modal-behaviour-7]', (from, isBackwards, to) => {
  document.body.innerHTML = PANEL;
  expect(wrapTo(tabStops(document.body), byId(from), isBackwards)?.id).toBe(to);
});

it('leaves a group of radio buttons at the end from any of its buttons [modal-behaviour-7]', () => {
  document.body.innerHTML = `<button id="first"></button><form><input type="radio" name="a" id="one">
    <input type="radio" name="a" id="two"></form>`;
  expect(wrapTo(tabStops(document.body), byId('one'), false)?.id).toBe('first');
});

it('stays where there is no stop at all', () => {
  document.body.innerHTML = '<p id="text" tabindex="-1"></p>';
  expect(wrapTo(tabStops(document.body), byId('text'), false)).toBeUndefined();
});
