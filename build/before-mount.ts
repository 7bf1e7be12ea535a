import { basename } from 'node:path';
import postcss, { AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { ancestorsOf, isNamed, namedAncestor } from './named-selectors.ts';

/*
 * Rules for the time before a feature mounts. An author of a `*.reserve.css` writes `:--before-mount` right after the
 * selector of the hook:
 *
 *     [data-widget="decision-tree"]:--before-mount section ~ section { display: none; }
 *
 * The build makes such a rule hold on screens, if scripts run, as long as the hook waits for its feature. What it hides
 * is hidden by an animation, so that it shows after ten seconds if no script ever comes, and nothing needs to undo it.
 */

/** The pseudo-class that stands for "before the mount" in a reserve style; it follows the selector of the hook. */
const BEFORE_MOUNT = ':--before-mount';

/**
 * A hook that is not mounted yet: `waiting` or `loading`, or not yet marked by the loader. The loader marks hooks of
 * features that do not run on the page as skipped; mounted, failed and unmounted ones have a state.
 */
const PENDING = ':is([data-widget-state$="ing"],:not([data-widget-state],[data-widget-skipped]))';

/** A hook that the loader has found but not loaded; it may be far below the viewport. */
const WAITING = '[data-widget-state="waiting"]';

/** Matches the selector of a hook that names its feature: other hooks, such as updates of a liveblog, can be many. */
const IS_ONE = /^[^ ]*\[data-(widget|special)=/;

/** Matches any element and has the specificity of {@link PENDING}, so that the rule keeps its place in the cascade. */
const ANY = ':not([nmt])';

/** Matches only if scripts run. Printed pages show what the server sent. */
const MEDIA = 'screen and (scripting: enabled)';

/**
 * The longest time for which a rule hides what the server sent: from the first paint, if the loader does not come, and
 * from when the feature begins to load. It is the delay of the animation, whose values hold before it begins
 * (`backwards`): an animation that runs is computed again for every frame, on each hook that waits. Documented in
 * docs/cms.md.
 */
const LIMIT = '10s';

/**
 * The declarations of each way to hide, which the animation ends after the limit. `gone` takes no space, `invisible`
 * keeps its space. `window` keeps the space of a whole viewport, or of `--nmt-least` if that is larger, so that the
 * content after it is below the viewport until the feature knows its height. Browsers run no animation on elements with
 * `display: none`, and composite each element whose `opacity` is animated as a layer.
 */
const WAYS: Record<string, { when: [property: string, value: string]; as: string }> = {
  gone: {
    when: ['display', 'none'],
    as: 'position:absolute;overflow:clip;box-sizing:border-box;max-inline-size:0;max-block-size:0;min-inline-size:0;min-block-size:0;margin:0;padding:0;border:0;visibility:hidden;content-visibility:hidden',
  },
  invisible: { when: ['visibility', 'hidden'], as: 'visibility:hidden' },
  window: { when: ['min-block-size', '100svh'], as: 'min-block-size:max(100svh,var(--nmt-least,0px))' },
};

/** Matches declarations that hide the content of an element. */
const HIDING =
  /^(display:none|visibility:(hidden|collapse)|opacity:0%?|content-visibility:hidden|(max-)?(block-size|inline-size|height|width):0(px)?|clip-path:inset\(50%\)|font-size:0)$/;

/** Matches media in which no script runs, so that a rule may hide content for good. */
const WITHOUT_SCRIPTS = /print|scripting:\s*none/;

const PSEUDO_ELEMENT = /::[\w-]+(\([^)]*\))?$/;

/** The start of the comment that allows a rule to hide content for good. */
const REASON = /^\s*Stays hidden: /;

/** A style with expanded rules for the time before a mount. */
interface Expanded {
  readonly css: string;
  /** Selectors of the hooks with hidden content. */
  readonly hooks: string[];
  /** Ways of hiding that the style uses. */
  readonly ways: string[];
  /** Selectors of the elements that have an animation while their hook is marked as waiting. */
  readonly held: string[];
}

/**
 * Expands `:--before-mount`.
 * @param css a reserve style
 * @param file its path, for messages
 * @throws if a rule hides what the server sent in a way that might never end, or makes browsers recompute a whole page
 *   for each state of a hook
 */
export function expandBeforeMount(css: string, file: string): Expanded {
  const hooks = new Set<string>();
  const ways = new Set<string>();
  const feature = basename(file, '.reserve.css');
  let values = 0;
  const held = new Set<string>();
  const root = postcss.parse(css, { from: file });
  root.walkRules((rule) => {
    if (isInKeyframes(rule) || rule.parent?.type === 'rule') return;
    if (!rule.selector.includes(BEFORE_MOUNT)) return;
    if (!rule.selectors.every((selector) => selector.includes(BEFORE_MOUNT))) {
      throw refusal(rule, `All selectors of a rule have ${BEFORE_MOUNT}, or none.`);
    }
    const used = limitHiding(rule);
    if (used.length > 0) for (const hook of hooksOf(rule)) hooks.add(hook);
    for (const way of used) ways.add(way);
    refuseEndless(rule);
    const hidden = used.length > 0;
    const holder = holdByAncestor(rule, () => `--nmt-${feature}-${values++}`);
    rule.selector = rule.selector.replaceAll(BEFORE_MOUNT, PENDING);
    if (hidden) {
      for (const selector of (holder ?? rule).selectors) held.add(selector.replaceAll(PENDING, WAITING));
    }
    if (holder) wrapInMedia(holder);
    wrapInMedia(rule);
  });
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    refuseEndless(rule);
    refuseNameless(rule);
  });
  return { css: root.toString(), hooks: [...hooks], ways: [...ways], held: [...held] };
}

/**
 * The animations of the rules that {@link expandBeforeMount} expanded. A hook that the loader has marked as waiting may
 * be far below the window: its content stays hidden until the feature loads, and then for the limit at most, for which
 * the animation starts again under its second name.
 * @returns css for the end of the base style
 */
export function holdRules(expanded: readonly Expanded[]): string {
  const hooks = [...new Set(expanded.flatMap((one) => one.hooks))];
  const ways = [...new Set(expanded.flatMap((one) => one.ways))];
  // Browsers recompute the styles of everything in a hook together with it. A page may have many hooks of this kind, so
  // these pause no animations inside them.
  const held = expanded
    .flatMap((style) => style.held)
    .filter((selector) => !hooks.some((hook) => IS_ONE.test(hook) && selector.includes(hook)));
  const one = hooks.filter((hook) => IS_ONE.test(hook));
  const waiting = one.length > 0 ? [`:is(${one.join()})${WAITING}`] : [];
  if (hooks.length === 0) return '';
  const all = `:is(${hooks.join()})`;
  const restart = ways.map((way) => `--nmt-${way}:nmt-${way}-2`).join(';');
  return [
    `${[...waiting, ...held].join()}{--nmt-hold:paused}`,
    `${all}[data-widget-state="loading"]{${restart}}`,
    ...ways.flatMap((way) =>
      [`nmt-${way}`, `nmt-${way}-2`].map((name) => `@keyframes ${name}{from,to{${WAYS[way]?.as}}}`),
    ),
  ].join('\n');
}

/**
 * Turns the declarations of a rule that hide content into an animation. It is important, because pages end all
 * animations by `*` for visitors who prefer reduced motion, and this one moves nothing.
 * @returns the ways of hiding
 */
function limitHiding(rule: Rule): string[] {
  const used: string[] = [];
  rule.walkDecls((declaration) => {
    const owner = declaration.parent;
    if (owner?.type === 'rule' && PSEUDO_ELEMENT.test(owner.selector)) return;
    for (const [way, { when }] of Object.entries(WAYS)) {
      if (declaration.prop !== when[0] || declaration.value !== when[1]) continue;
      used.push(way);
      declaration.prop = 'animation';
      // The name is last: before the other values, the name `none` would be read as the fill mode, and `backwards` as
      // the name of an animation that does not exist. Each style with keyframes that loads later would then make
      // browsers recompute the whole page.
      declaration.value = `1ms ${LIMIT} backwards var(--nmt-hold, running) var(--nmt-${way}, nmt-${way})`;
      declaration.important = true;
      return;
    }
  });
  return used;
}

/**
 * Splits a rule about elements without a name of their own, such as `li`, `> :not(h2)` or `[id] ~ [id]`, in two: an
 * ancestor with a name holds the values while the hook waits, and its descendants take them from there. Chromium finds
 * the elements that a changed attribute affects by the names of the subjects: for such a subject, each state of each
 * hook would compute the style of all of that kind which the hook holds; for a hook on `<body>`, those of the whole
 * page.
 *
 * The descendants' rule matches at all times. While the ancestor holds no values, `revert-rule` gives way to every
 * other declaration of the page, important ones included; `revert-layer` would undo all rules without a layer. Browsers
 * before Chrome 148, Firefox 150 and Safari 27 take the keyword for an animation that does not exist, or set the
 * initial value.
 * @param nextName makes the names of the custom properties
 * @returns the ancestor's rule, in front of the given one
 * @throws if a part of the rule would match for good, too
 */
function holdByAncestor(rule: Rule, nextName: () => string): Rule | undefined {
  if (rule.selectors.every((selector) => isNamed(selector))) return undefined;
  const ancestors = rule.selectors.map((selector) => namedAncestor(selector));
  if (!ancestors.every((ancestor) => ancestor.includes(BEFORE_MOUNT))) {
    throw refusal(
      rule,
      'An element with an attribute of its own, in the hook or the hook itself, holds this one.',
    );
  }
  if (rule.nodes.some(({ type }) => type === 'rule' || type === 'atrule')) {
    throw refusal(
      rule,
      'The last element of this selector has no attribute of its own: nest nothing in the rule.',
    );
  }
  const holder = rule.clone({ nodes: [], selectors: ancestors });
  holder.selector = holder.selector.replaceAll(BEFORE_MOUNT, PENDING);
  rule.walkDecls((declaration) => {
    const name = nextName();
    holder.append({ prop: name, value: declaration.value });
    declaration.value = `var(${name}, revert-rule)`;
  });
  rule.before(holder);
  rule.selector = rule.selector.replaceAll(BEFORE_MOUNT, ANY);
  return holder;
}

function hooksOf(rule: Rule): string[] {
  return rule.selectors.map((selector) => {
    const hook = /((?:\[[^\]]+\])+):--before-mount/.exec(selector)?.[1];
    if (!hook) throw refusal(rule, `${BEFORE_MOUNT} is right after the attribute that makes the hook.`);
    return hook;
  });
}

function wrapInMedia(rule: Rule): void {
  const before = rule.prev();
  if (before?.type === 'atrule' && before.name === 'media' && before.params === MEDIA) {
    before.append(rule);
    return;
  }
  const media = postcss.atRule({ name: 'media', params: MEDIA });
  rule.replaceWith(media);
  media.append(rule);
}

/** Rejects rules that hide content without an end, and states that an author tests by hand. */
function refuseEndless(rule: Rule): void {
  if (/:not\([^)]*data-widget-state="?mounted/.test(rule.selector) && !hasReason(rule)) {
    throw refusal(rule, `Write ${BEFORE_MOUNT} after the hook: it also ends where the feature never runs.`);
  }
  const isForGood = rule.selectors.every(
    (selector) => PSEUDO_ELEMENT.test(selector) || /\[hidden[\]=]|:empty|"failed"\]/.test(selector),
  );
  if (isForGood || hasReason(rule) || isWithoutScripts(rule)) return;
  for (const node of rule.nodes) {
    if (node.type === 'decl' && (HIDING.test(`${node.prop}:${node.value}`) || cutsOff(node, rule))) {
      throw refusal(
        node,
        `This hides what the server sent, also if no script ever shows it. Write ${BEFORE_MOUNT} after the hook and hide by "display: none" or "visibility: hidden"; or put a comment above the rule that begins with "Stays hidden:".`,
      );
    }
  }
}

/** Rejects a subject without a name after the state of a hook; see {@link holdByAncestor}. */
function refuseNameless(rule: Rule): void {
  const outer = rule.parent?.type === 'rule' ? `:is(${rule.parent.selector})` : '';
  for (const nested of rule.selectors) {
    const selector = nested.includes('&') ? nested.replaceAll('&', outer) : `${outer} ${nested}`.trim();
    if (isNamed(selector) || !/data-widget-(state|skipped)/.test(ancestorsOf(selector))) continue;
    throw refusal(
      rule,
      'Each state of a hook would compute the style of all that it holds, because the last element of this selector has no attribute of its own. Set a custom property on an ancestor that has one, and use it in a rule without the state.',
    );
  }
}

/** Whether a box of a fixed height clips overflowing content. */
function cutsOff({ prop, value }: Declaration, rule: Rule): boolean {
  return (
    /^(max-)?(block-size|height)$/.test(prop) &&
    !/^(auto|none|100%)$/.test(value) &&
    rule.nodes.some(
      (node) => node.type === 'decl' && /^overflow/.test(node.prop) && /^(hidden|clip)$/.test(node.value),
    )
  );
}

function hasReason(rule: Rule): boolean {
  // The build may have wrapped the rule in a media query, which then follows the comment.
  const above = rule.prev() ?? (rule.parent?.type === 'atrule' ? rule.parent.prev() : undefined);
  return above?.type === 'comment' && REASON.test(above.text.replace(/^[\s*]*/, ''));
}

function isWithoutScripts(rule: Rule): boolean {
  for (let node: Node['parent'] = rule.parent; node; node = node.parent) {
    if (node instanceof AtRule && WITHOUT_SCRIPTS.test(node.params)) return true;
  }
  return false;
}

function refusal({ source }: Node, message: string): Error {
  return new Error(`${source?.input.file}:${source?.start?.line}: ${message}`);
}

function isInKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name);
}
