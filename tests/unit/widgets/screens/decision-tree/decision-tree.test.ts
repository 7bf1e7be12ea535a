// @vitest-environment happy-dom The view's file is imported here, so that no test waits for it.
import '../../../../../widgets/screens/decision-tree/StepButtons.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import tree from '../../../../../widgets/screens/decision-tree/decision-tree.ts';
import { follow, pathOf } from '../../../../../widgets/screens/decision-tree/steps.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { rendered } from '../../support/rendered.ts';

beforeEach(() => {
  tolerate('warn nmt decision-tree: A link leads to #nergens; no element has that id.');
});

const step = (id: string, ...links: string[]) =>
  `<section id="${id}"><h2>${id}</h2>${links.map((to) => `<a href="#${to}">naar ${to}</a>`).join('')}</section>`;
const TREE = `${step('a', 'b', 'nergens')}${step('b', 'c', 'a')}${step('c')}`;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('section')].filter(({ hidden }) => !hidden).map(({ id }) => id);
const link = (to: string) =>
  document.querySelector<HTMLAnchorElement>(`section:not([hidden]) a[href="#${to}"]`) as HTMLAnchorElement;
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === label,
  ) as HTMLButtonElement;
const areButtonsShown = () => button('Vorige vraag')?.closest<HTMLElement>('[hidden]') === null;
const click = async (element: HTMLElement) => {
  element.click();
  await rendered();
};
/** Simulates how the browser goes back to an entry. */
const traverse = async (state: unknown, hash: string) => {
  history.replaceState(state, '', `/${hash}`);
  dispatchEvent(new Event('hashchange'));
  await rendered();
};

async function open(inner = TREE, hash = '') {
  history.replaceState(null, '', `/${hash}`);
  document.body.replaceChildren(...markup(`<div data-widget="decision-tree">${inner}</div>`));
  const mounted = await mount(tree, document.querySelector<HTMLElement>('[data-widget]'));
  await rendered();
  return mounted;
}

afterEach(leaveAll);

describe('the steps', () => {
  it('show one at a time, and an answer shows the next one with the focus on its heading [decision-tree-1]', async () => {
    const { leave } = await open();
    expect([shown(), areButtonsShown()]).toEqual([['a'], false]);
    await click(link('b'));
    expect([shown(), document.activeElement?.textContent, location.hash]).toEqual([['b'], 'b', '#b']);
    leave();
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  it('open at the step that the address names; one that is none leads to the first [decision-tree-1]', async () => {
    await open(TREE, '#c');
    expect([shown(), areButtonsShown()]).toEqual([['c'], true]);
    leaveAll();
    await open(TREE, '#weg');
    expect(shown()).toEqual(['a']);
  });

  it('stay on a link to no step, which is named in a warning', async () => {
    await open();
    expect(logged(/^warn/).flat().join(' ')).toContain('#nergens');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link('nergens').dispatchEvent(click);
    expect([click.defaultPrevented, shown(), location.hash]).toEqual([true, ['a'], '']);
  });

  it('take the first of two with the same id, and refuse a hook without any', async () => {
    await open(`${step('a', 'b')}${step('b')}${step('b', 'a')}`);
    await click(link('b'));
    expect(document.querySelectorAll('section:not([hidden])')).toHaveLength(1);
    expect(logged(/^warn/).flat().join(' ')).toContain('id="b"');
    await expect(open('<p>Volgt</p>')).rejects.toThrow('no section with an id');
  });

  it('get the focus, and no second entry, for a click that led there before [decision-tree-1]', async () => {
    await open(`${step('a', 'b')}${step('b', 'b')}`, '#b');
    const entries = history.length;
    await click(link('b'));
    expect([document.activeElement?.textContent, history.length]).toEqual(['b', entries]);
  });

  it('leave clicks for a new tab alone', async () => {
    await open();
    link('b').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(shown()).toEqual(['a']);
  });
});

describe('the way back', () => {
  it('is the browser’s, from the second step on [decision-tree-2]', async () => {
    await open();
    await click(link('b'));
    await click(link('c'));
    expect(areButtonsShown()).toBe(true);
    const back = vi
      .spyOn(history, 'back')
      .mockImplementation(() => void traverse({ nmtTree: { a: ['a', 'b'] } }, '#b'));
    await click(button('Vorige vraag'));
    expect(back).toHaveBeenCalledOnce();
    expect([shown(), document.activeElement?.textContent]).toEqual([['b'], 'b']);
    await traverse({ nmtTree: { a: ['a'] } }, '');
    expect([shown(), areButtonsShown()]).toEqual([['a'], false]);
    back.mockRestore();
  });

  it('leads to the first step, from the button or where the visitor arrived further on [decision-tree-2]', async () => {
    await open();
    await click(link('b'));
    await click(button('Opnieuw beginnen'));
    expect([shown(), location.hash, areButtonsShown()]).toEqual([['a'], '#a', false]);
    leaveAll();
    const back = vi.spyOn(history, 'back').mockReturnValue();
    await open(TREE, '#c');
    await click(button('Vorige vraag'));
    expect([shown(), back.mock.calls.length]).toEqual([['a'], 0]);
    back.mockRestore();
  });

  it('stays known in a circle of questions [decision-tree-2]', async () => {
    await open();
    await click(link('b'));
    await click(link('a'));
    expect([shown(), areButtonsShown(), history.state.nmtTree.a]).toEqual([['a'], true, ['a', 'b', 'a']]);
  });

  it('leaves the step alone where the fragment is of something else', async () => {
    await open();
    await click(link('b'));
    await traverse(null, '#modal=custom');
    expect(shown()).toEqual(['b']);
  });
});

describe('beside other entries of the history', () => {
  it('leads to the question before, also after a link to something else [decision-tree-2]', async () => {
    await open();
    await click(link('b'));
    await traverse(null, '#voetnoot');
    const back = vi.spyOn(history, 'back').mockReturnValue();
    await click(button('Vorige vraag'));
    expect([shown(), location.hash, areButtonsShown(), back.mock.calls.length]).toEqual([
      ['a'],
      '#a',
      false,
      0,
    ]);
    back.mockRestore();
  });

  it('leads on from a step to another one by a link from outside, and back as the browser does', async () => {
    await open();
    await click(link('b'));
    await traverse(null, '#c');
    expect([shown(), history.state.nmtTree.a]).toEqual([['c'], ['a', 'b', 'c']]);
    const back = vi.spyOn(history, 'back').mockReturnValue();
    await click(button('Vorige vraag'));
    expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
  });

  it('goes back in each of two trees, and leaves the other one and the focus alone [decision-tree-2]', async () => {
    await open();
    const second = document.createElement('div');
    second.dataset.widget = 'decision-tree';
    second.append(...markup(`${step('x', 'y')}${step('y')}`));
    document.body.append(second);
    await mount(tree, second);
    await click(link('b'));
    await click(link('y'));
    expect(shown()).toEqual(['b', 'y']);
    const [one, two] = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Vorige vraag',
    );
    const entry = history.state;
    const back = vi
      .spyOn(history, 'back')
      .mockImplementation(() => void traverse({ nmtTree: { a: ['a', 'b'], x: ['x'] } }, '#b'));
    two?.click();
    expect([shown(), document.activeElement?.textContent]).toEqual([['b', 'x'], 'x']);
    await traverse(entry, '#y');
    expect(shown()).toEqual(['b', 'y']);
    one?.click();
    expect([shown(), location.hash, back.mock.calls.length]).toEqual([['a', 'y'], '#a', 1]);
    back.mockRestore();
  });
});

describe('the path', () => {
  it.each([
    [['a', 'b'], 'b', ['a', 'b']],
    [undefined, '', ['a']],
    [['a', 'b'], 'elders', ['a', 'b']],
    [[], 'elders', ['a']],
    [['a', 'b'], 'c', ['c']],
    [['a', 'x'], 'b', ['b']],
    [['x', 'b'], 'b', ['b']],
    ['b', 'b', ['b']],
    [undefined, 'weg', ['a']],
  ])('of %j at #%s is %j', (stored, fragment, expected) => {
    expect(pathOf(stored, fragment, ['a', 'b', 'c'])).toEqual(expected);
  });

  it('is limited', () => {
    expect(follow(Array(100).fill('a'), 'b')).toHaveLength(100);
  });
});
