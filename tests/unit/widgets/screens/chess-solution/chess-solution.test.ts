// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import chessSolution from '../../../../../widgets/screens/chess-solution/chess-solution.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const hooks = () => [...document.querySelectorAll<HTMLElement>('[data-widget]')];
const button = (hook: HTMLElement | undefined) => hook?.querySelector('button') as HTMLButtonElement;
const open = async (...inner: string[]) => {
  document.body.replaceChildren(
    ...markup(inner.map((html) => `<div data-widget="chess-solution">${html}</div>`).join('')),
  );
  for (const hook of hooks()) await mount(chessSolution, hook);
};

afterEach(leaveAll);

it('hides the solution behind a button that shows it and hides it again [chess-solution-1]', async () => {
  await open('<p>Wit geeft mat.</p><p data-chess-solution>1. Td8 mat</p>');
  const [hook] = hooks();
  const solution = hook?.querySelector<HTMLElement>('[data-chess-solution]');
  expect([button(hook).textContent, button(hook).getAttribute('aria-expanded')]).toEqual([
    'Toon oplossing',
    'false',
  ]);
  // Not `until-found`, because the browser's search would reveal the solution.
  expect(solution?.getAttribute('hidden')).toBe('');
  expect(hook?.querySelector('p')?.hidden).toBe(false);
  button(hook).click();
  expect([button(hook).textContent, button(hook).getAttribute('aria-expanded'), solution?.hidden]).toEqual([
    'Verberg oplossing',
    'true',
    false,
  ]);
  button(hook).click();
  expect([button(hook).textContent, solution?.hidden]).toEqual(['Toon oplossing', true]);
});

it('opens each of several problems on its own [chess-solution-2]', async () => {
  await open('<p>1. Td8</p>', '<p>1. Dg8</p>');
  button(hooks()[1]).click();
  expect(hooks().map((hook) => button(hook).getAttribute('aria-expanded'))).toEqual(['false', 'true']);
});

it.each([
  ['one element', '<p>1. Td8</p>'],
  ['text alone', '1. Td8 mat'],
  ['several elements', '<p>1. Td8</p><p>2. Kg2</p>'],
  ['a part with a class', '<p class="chess__solution">1. Td8</p>'],
])(
  'takes the whole content, or what is marked: %s; and gives it back [chess-solution-1, chess-solution-2]',
  async (_, html) => {
    await open(html);
    const [hook] = hooks();
    const hidden = [...(hook?.querySelectorAll('[hidden]') ?? [])]
      .map(({ textContent }) => textContent)
      .join('');
    expect(hidden).toContain('1. Td8');
    leaveAll();
    expect(hook?.innerHTML).toBe(html);
  },
);

it('names a hook without a solution', async () => {
  await expect(open(' ')).rejects.toThrow('the hook has no solution');
});

it('describes each button by the heading of its problem [chess-solution-1]', async () => {
  document.body.replaceChildren(
    ...markup(
      '<section><h2>Wit geeft mat in twee</h2><div data-widget="chess-solution"><p>1. Dg8</p></div></section>',
    ),
  );
  const [hook] = hooks();
  await mount(chessSolution, hook ?? null);
  expect(button(hook).getAttribute('aria-description')).toBe('Wit geeft mat in twee');
});
