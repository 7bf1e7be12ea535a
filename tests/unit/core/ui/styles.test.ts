import postcss from 'postcss';
import selectors from 'postcss-selector-parser';
import { expect, it } from 'vitest';
import { expandNamedMedia } from '../../../../build/named-media.ts';
import { STYLES } from './styles.ts';

const SERVED = 'an element of the server’s, which keeps the page’s look otherwise';
const CLASSLESS = 'elements without a class, which the reset does not reach';
const AROUND = 'the ring is around more than what has the focus';
const MARK = 'no ring of the focus, but a mark';

/** The rules that set an outline besides the reset's focus ring, by file, and the reason for each. */
const OUTLINES: Readonly<Record<string, string>> = {
  'core/ui/reset.css': 'the one focus ring',
  'core/domain/teasers/teaser.module.css': AROUND,
  'core/ui/carousel/slider.reserve.css': SERVED,
  'core/ui/chapters/ChapterMenu.module.css': CLASSLESS,
  'core/ui/forms/captcha/CaptchaView.module.css': SERVED,
  'core/ui/forms/react/Checkbox.module.css': MARK,
  'core/ui/forms/react/Options.module.css': MARK,
  'core/ui/forms/react/RadioGroup.module.css': AROUND,
  'core/ui/menu/Menu.module.css': SERVED,
  'core/ui/skeleton/Skeleton.module.css': MARK,
  'core/ui/spots/spots.module.css': 'two rings: one of them is visible on any picture',
  'core/ui/switch/track.module.css': SERVED,
  'widgets/article/explicit-media/explicit-media.reserve.css': SERVED,
  'widgets/article/path-storytelling/edit/EditPanel.module.css': CLASSLESS,
  'widgets/article/quiz/Answers.module.css': AROUND,
  'widgets/lists/tab-lists/tab-lists.module.css': SERVED,
  'widgets/media/photo-lightbox/EnlargeButton.module.css': 'two rings: one of them is visible on any picture',
  'widgets/media/photo-lightbox/LightboxView.module.css': 'the buttons of a package, with its classes',
  'widgets/media/scroll-images/scroll-images.reserve.css': SERVED,
  'widgets/media/video/video.reserve.css': SERVED,
  'widgets/newsletters/newsletters-page/newsletters-page.module.css': MARK,
  'widgets/personal/tour/Tour.module.css': MARK,
  'widgets/screens/about-us/about-us.module.css': SERVED,
  'widgets/shell/consent-gate/ConsentGate.module.css': SERVED,
  'widgets/specials/special-hoogstraat/special-hoogstraat.module.css': SERVED,
};

it('has no style whose media have a width as a number [loader-8]', () => {
  expect(STYLES.size).toBeGreaterThan(200);
  for (const [file, css] of STYLES) expandNamedMedia(css, file);
});

it('draws the focus ring in the reset; others have a reason', () => {
  expect(declaringFiles((prop, value) => prop === 'outline' && value !== 'none')).toEqual(
    Object.keys(OUTLINES).sort(),
  );
});

it('has page-wide layers by name, and numbers only within a component', () => {
  const isRaw = (prop: string, value: string) =>
    prop === 'z-index' && !/^(-1|0|1|2|var\(--layer-\w+\))$/.test(value);
  expect(declaringFiles(isRaw)).toEqual([]);
});

it('hides the boxes that only hold a place: moved by content that still arrives, they would count as a layout shift', () => {
  const DRAWN = /^(background|border|outline|box-shadow|mask|clip-path|position)/;
  const shown: string[] = [];
  for (const [file, css] of STYLES) {
    postcss.parse(css).walkRules(/::(before|after)/, (rule) => {
      const declared = new Map<string, string>();
      rule.each((node) => void (node.type === 'decl' && declared.set(node.prop, node.value)));
      const isPlace =
        declared.get('content') === '""' && ![...declared.keys()].some((prop) => DRAWN.test(prop));
      if (isPlace && declared.get('visibility') !== 'hidden') shown.push(`${file}: ${rule.selector}`);
    });
  }
  expect(shown).toEqual([]);
});

/** The styles with a declaration that passes a test, sorted by path. */
function declaringFiles(passes: (prop: string, value: string) => boolean): string[] {
  const found = [...STYLES].filter(([, css]) => {
    let isFound = false;
    postcss.parse(css).walkDecls(({ prop, value }) => {
      isFound ||= passes(prop, value);
    });
    return isFound;
  });
  return found.map(([file]) => file).sort();
}

/**
 * Selectors with an element after `:has()` whose argument can match elements by their type only, or by `:not()`, and
 * selectors that check the state of a hook with it. For these, Chromium recomputes the style of the whole page for each
 * inserted element or mounted hook: a second per mount on a page of 2,000.
 */
it('never has a whole page computed anew for one element, by what :has() looks for', () => {
  const found = [...STYLES].flatMap(([file, css]) =>
    selectorsOf(css)
      .filter((selector) => /:has\([^)]*data-widget-state/.test(selector) || !isNarrow(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
  expect(isNarrow('.row:has(> *) > li')).toBe(false);
  expect(isNarrow('.row:not(:has(:target)) > li')).toBe(false);
  expect(isNarrow('.row:has(.a:not([open])) > li')).toBe(false);
  expect(isNarrow('.row:has(h2, .a) li')).toBe(false);
  expect(isNarrow('.row:has(> .a[open]) > li')).toBe(true);
  expect(isNarrow('li > .row:not(:has(*))')).toBe(true);
});

/**
 * Rules for any element after a sibling that has only a type, such as `* + *` and `p ~ *`. For each inserted element
 * Chromium recomputes the contents of the elements after it: next to a list of 2,000, all of it.
 */
it('never has all that follows an inserted element computed anew', () => {
  const found = [...STYLES].flatMap(([file, css]) => {
    const all: string[] = [];
    postcss.parse(css).walkRules(({ selectors: own }) => {
      all.push(...own.filter(isForAnyFollower).map((selector) => `${file}: ${selector}`));
    });
    return all;
  });
  expect(found).toEqual([]);
  expect(
    ['* + *', '.row > p ~ *', 'p ~ :not(h2)', ':is(h2, h3) + .a *'].filter(isForAnyFollower),
  ).toHaveLength(4);
  expect(['.row > .a ~ *', 'p + p', 'p ~ .a', '.row > *'].filter(isForAnyFollower)).toEqual([]);
});

/**
 * Rules for a hook inside an element whose state changes while the page is read. For each change Chromium recomputes
 * all elements inside that have the attribute in the last compound selector: in a long list, each of its hooks.
 */
it('never has each hook computed anew for the state of what is around it', () => {
  const found = [...STYLES].flatMap(([file, css]) =>
    selectorsOf(css)
      .filter(isForHookInState)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
  expect(
    ['[data-paywall-sticky] [data-widget="a"]', '.row[data-header-state] > [data-special]'].filter(
      isForHookInState,
    ),
  ).toHaveLength(2);
  expect(
    [
      '[data-widget="a"][data-paywall-sticky]',
      '[data-page-type] > [data-widget="a"]',
      '[data-header-state] .a[data-widget]',
      '[data-header-state] [data-part]',
    ].filter(isForHookInState),
  ).toEqual([]);
});

/**
 * A `:has()` without a class, an attribute or a position before it in the same compound selector is evaluated for every
 * element of a page; one on the root or the body searches the whole page again for each inserted element.
 */
it('never searches a page for what each of its elements, or the body, has', () => {
  const found = [...STYLES]
    .filter(([file]) => file.endsWith('.reserve.css'))
    .flatMap(([file, css]) => {
      const all: string[] = [];
      postcss.parse(css).walkRules(({ selectors: own, parent }) => {
        const isForAll = !(
          parent?.type === 'atrule' && /scripting: none|height </.test(String(parent.params))
        );
        if (isForAll) all.push(...own.filter(hasForAll).map((selector) => `${file}: ${selector}`));
      });
      return all;
    });
  expect(found).toEqual([]);
  expect(['.a :has(> .b)::after', 'body:has(.a)', '.a > :not(p, :has(~ p))'].filter(hasForAll)).toHaveLength(
    3,
  );
  expect(
    ['.a:has(.b)', 'form:has(.a) p', '.a > :is(.a > *):not(:has(~ p))', 'body:has(.a) .b'].filter(hasForAll),
  ).toEqual([]);
});

function hasForAll(selector: string): boolean {
  const last =
    selectors()
      .astSync(selector)
      .first.split(({ type }) => type === 'combinator')
      .at(-1) ?? [];
  // Each alternative of a list has a class or attribute before it.
  const isList = (node: selectors.Node) => node.type === 'pseudo' && /^:(is|where)$/.test(node.value);
  const at = last.findIndex((node) => !isList(node) && String(node).includes(':has('));
  if (at < 0) return false;
  return !last
    .slice(0, at)
    .some(
      (node) =>
        isSelective(node) || (node.type === 'tag' && !/^(html|body)$/.test(node.value)) || isList(node),
    );
}

/** Attributes that features and the loader set while the page is read. */
const STATE =
  /data-(active-step|failed-features|header-state|paywall-sticky|scroll-direction|sticky-state|widget-state)/;

function isForHookInState(selector: string): boolean {
  const [, around = '', last = ''] = /^(.*)[\s>](\S+)$/s.exec(selector) ?? [];
  const names = last.replace(/:not\(.*\)/, '').match(/[.[][\w-]+/g) ?? [];
  return (
    STATE.test(around) && names.length > 0 && names.every((name) => /^\[data-(widget|special)$/.test(name))
  );
}

function isForAnyFollower(selector: string): boolean {
  let isFound = false;
  selectors((root) => {
    root.each((complex) => {
      const compounds: selectors.Node[][] = [[]];
      const followed: number[] = [];
      for (const node of complex.nodes) {
        if (node.type !== 'combinator') compounds.at(-1)?.push(node);
        else {
          if (/[+~]/.test(node.value)) followed.push(compounds.length - 1);
          compounds.push([]);
        }
      }
      const isAny = !compounds.at(-1)?.some((node) => node.type === 'tag' || isSelective(node));
      isFound ||= isAny && followed.some((at) => !compounds[at]?.some(isSelective));
    });
  }).processSync(selector);
  return isFound;
}

/** Whether a part of a selector contains a class, an attribute or an id. */
function isSelective(node: selectors.Node): boolean {
  if (node.type === 'class' || node.type === 'attribute' || node.type === 'id') return true;
  const isList = node.type === 'pseudo' && /^:(is|where)$/.test(node.value);
  return isList && node.nodes.every((argument) => argument.nodes.some(isSelective));
}

/** Whether each `:has()` is on the last element of the selector, or checks a class, an attribute or an id. */
function isNarrow(selector: string): boolean {
  let isSafe = true;
  selectors((root) => {
    root.each((complex) => {
      const last = complex.nodes.findLastIndex(({ type }) => type === 'combinator');
      for (const node of complex.nodes.slice(0, Math.max(last, 0))) {
        if (node.type !== 'pseudo') continue;
        const looked = node.value === ':has' ? [node] : [];
        node.walkPseudos((pseudo) => {
          if (pseudo.value === ':has') looked.push(pseudo);
        });
        isSafe &&= looked.every((has) => has.nodes.every(endsInName));
      }
    });
  }).processSync(selector);
  return isSafe;
}

function endsInName(argument: selectors.Selector): boolean {
  const compound = argument.nodes.slice(
    argument.nodes.findLastIndex(({ type }) => type === 'combinator') + 1,
  );
  return (
    compound.some(({ type }) => type === 'class' || type === 'attribute' || type === 'id') &&
    !compound.some((node) => node.type === 'pseudo' && node.value === ':not')
  );
}

function selectorsOf(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (rule.selector.includes(':has(')) found.push(...rule.selectors);
  });
  return found;
}
