import { describe, expect, it } from 'vitest';
import { expandBeforeMount, holdRules } from '../../../build/before-mount.ts';

const HOOK = '[data-widget="tree"]:--before-mount';
/** The hook at any time, in a rule with the same specificity as the one for the time before the mount. */
const TREE = '[data-widget="tree"]:not([nmt])';
const expand = (css: string) => expandBeforeMount(css, 'tree.reserve.css');
const flat = (css: string) => css.replace(/\s+/g, ' ');

describe('a rule for the time before the mount', () => {
  it('holds on screens with scripts, while the hook waits', () => {
    const { css } = expand(`${HOOK}::before { block-size: 44px }`);
    expect(flat(css)).toContain('@media screen and (scripting: enabled)');
    expect(css).toContain(
      '[data-widget="tree"]:is([data-widget-state$="ing"],:not([data-widget-state],[data-widget-skipped]))::before',
    );
  });

  it('shares its condition with the rules after it', () => {
    expect(expand(`${HOOK} { order: 1 } ${HOOK} p { order: 2 }`).css.match(/@media/g)).toHaveLength(1);
  });

  it.each([
    ['display: none', 'gone'],
    ['visibility: hidden', 'invisible'],
  ])('hides by %s for ten seconds, and then whatever else a page says shows', (declaration, way) => {
    const { css, hooks, ways } = expand(`${HOOK} .part { ${declaration} }`);
    expect(css).not.toContain(declaration);
    expect(css).toContain(
      `animation: 1ms 10s backwards var(--nmt-hold, running) var(--nmt-${way}, nmt-${way}) !important`,
    );
    expect([hooks, ways]).toEqual([['[data-widget="tree"]'], [way]]);
  });

  it('keeps the height of a window for ten seconds at most', () => {
    const { css, hooks, ways, held } = expand(`${HOOK} { min-block-size: 100svh }`);
    expect(css).not.toContain('min-block-size');
    expect(css).toContain(
      'animation: 1ms 10s backwards var(--nmt-hold, running) var(--nmt-window, nmt-window) !important',
    );
    expect(hooks).toEqual(['[data-widget="tree"]']);
    expect(holdRules([{ css, hooks, ways, held }])).toContain(
      '@keyframes nmt-window{from,to{min-block-size:max(100svh,var(--nmt-least,0px))}}',
    );
    expect(expand(`${HOOK} { min-block-size: 44px }`).ways).toEqual([]);
  });

  it('hides in nested rules, but not what the style itself has written', () => {
    expect(expand(`${HOOK} { & .part { display: none } }`).ways).toEqual(['gone']);
    const { css, ways } = expand(`${HOOK}::after { visibility: hidden }`);
    expect([ways, css.includes('visibility: hidden')]).toEqual([[], true]);
  });

  it('hides as long as a hook waits far below the window, and starts anew as it loads', () => {
    const rules = holdRules([
      expand(`${HOOK} p { display: none }`),
      expand('[data-special="flat"]:--before-mount p { display: none }'),
    ]);
    const hooks = ':is([data-widget="tree"],[data-special="flat"])';
    expect(rules).toContain(`${hooks}[data-widget-state="waiting"]{--nmt-hold:paused}`);
    expect(rules).toContain(`${hooks}[data-widget-state="loading"]{--nmt-gone:nmt-gone-2}`);
    expect(rules.match(/@keyframes nmt-gone(-2)?\{/g)).toHaveLength(2);
    expect(holdRules([expand('p { color: red }')])).toBe('');
  });

  it('holds in the hidden element where a page may have hundreds of the hook', () => {
    expect(holdRules([expand('[data-update-id]:--before-mount [data-rest] { display: none }')])).toContain(
      '[data-update-id][data-widget-state="waiting"] [data-rest]{--nmt-hold:paused}',
    );
  });
});

describe('elements of which pages have many', () => {
  it.each([
    [`${HOOK} .part > p ~ *`, '.part', `${TREE} .part > p ~ *`],
    [`${HOOK} > :not(h2)`, '', `${TREE} > :not(h2)`],
    [`${HOOK} > [id] ~ [id]`, '', `${TREE} > [id] ~ [id]`],
    [`${HOOK} .part > :is(h2, h3) ~ li`, '.part', `${TREE} .part > :is(h2, h3) ~ li`],
  ])('take what hides them from an ancestor with a name: %s', (selector, holder, subject) => {
    const { css, hooks } = expand(`${selector} { display: none }`);
    const pending =
      '[data-widget="tree"]:is([data-widget-state$="ing"],:not([data-widget-state],[data-widget-skipped]))';
    expect(flat(css)).toContain(
      `${[pending, holder].join(' ').trim()} { --nmt-tree-0: 1ms 10s backwards var(--nmt-hold, running) var(--nmt-gone, nmt-gone)`,
    );
    expect(flat(css)).toContain(`${subject} { animation: var(--nmt-tree-0, revert-rule) !important`);
    expect(hooks).toEqual(['[data-widget="tree"]']);
  });

  it('take each other value from it, too', () => {
    const { css } = expand(`${HOOK} p::after { content: ""; block-size: 44px }`);
    expect(flat(css)).toMatch(/\{ --nmt-tree-0: ""; --nmt-tree-1: 44px/);
    expect(flat(css)).toContain(
      `${TREE} p::after { content: var(--nmt-tree-0, revert-rule); block-size: var(--nmt-tree-1, revert-rule)`,
    );
  });

  it.each([
    [`${HOOK} ~ p { order: 1 }`, 'holds this one'],
    [
      '[data-widget="tree"]:is(:--before-mount, [data-widget-state="failed"]) p { order: 1 }',
      'would compute',
    ],
    [`${HOOK} p { & .part { order: 1 } }`, 'nest nothing in the rule'],
    [`${HOOK} p { @media (hover: none) { order: 1 } }`, 'nest nothing in the rule'],
  ])('must not match for good: %s', (css, message) => expect(() => expand(css)).toThrow(message));

  it.each(['.part', 'fieldset', '[data-region]', ':is(.one, [data-two])'])(
    'are not those with a name: %s',
    (subject) => expect(expand(`${HOOK} ${subject} { order: 1 }`).css).not.toContain('revert-rule'),
  );

  it.each([
    '[data-widget-state] > .step *',
    '[data-widget-state="mounted"] img',
    '[data-widget-state] a[href]',
  ])('must not be looked for by the state of a hook: %s', (selector) =>
    expect(() => expand(`${selector} { order: 1 }`)).toThrow(
      /tree\.reserve\.css:1: Each state of a hook would compute/,
    ),
  );
});

it('looks for no nested element by the state of a hook either', () => {
  for (const nested of ['li', '& li', '> li']) {
    expect(() => expand(`${HOOK} { ${nested} { order: 1 } }`)).toThrow(/Each state of a hook would compute/);
  }
});

describe('a reserve style is refused', () => {
  it.each([
    'section ~ section { display: none }',
    '@media screen { p { visibility: hidden } }',
    'p { content-visibility: hidden }',
    'p { opacity: 0 }',
    'p { max-block-size: 0 }',
    'p { overflow: hidden; block-size: 52px }',
    `${HOOK} p { overflow: clip; max-block-size: 3rem }`,
    `${HOOK} p { opacity: 0 }`,
  ])('for %s, which might hide the server’s text for good', (css) => {
    expect(() => expand(css)).toThrow(/tree\.reserve\.css:1: This hides what the server sent/);
  });

  it.each([
    '[data-widget="tree"]:not([data-widget-state="mounted"]) p { order: 1 }',
    `${HOOK} p, section { order: 1 }`,
    'section:--before-mount p { display: none }',
  ])('for %s, whose end it cannot know', (css) => {
    expect(() => expand(css)).toThrow(/tree\.reserve\.css:1: .*:--before-mount/);
  });

  it.each([
    '[data-menu][hidden] { display: none }',
    '[data-widget="tree"][data-widget-state="failed"] { display: none }',
    '@media (scripting: none) { p { display: none } }',
    '@media print { p { display: none } }',
    'p::-webkit-scrollbar { display: none }',
    '/* Stays hidden: a link shows it. */ p { display: none }',
    '@keyframes k { from { opacity: 0 } }',
  ])('but not for %s', (css) => {
    expect(() => expand(css)).not.toThrow();
  });
});
