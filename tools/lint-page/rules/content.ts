import { messageOf } from '../../errors.ts';
import { AD_KINDS, kindOf, nearestName, readQuiz, structuredAccess } from '../../product-rules.ts';
import { ancestorsOf, attribute, attributesOf, descendantsOf, type Element, tagOf } from '../element.ts';
import { isAside, type Page, recordOf } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { type Matcher, matcherOf } from '../selector.ts';
import { shown } from '../words.ts';

/** Finds positions for advertisements that do not exist. */
export function* adPositions({ elements }: Page): Generator<Problem> {
  for (const element of elements) {
    const found = attributesOf(element).get('data-ad-position');
    if (!found || kindOf(found.value)) continue;
    const near = nearestName(found.value, AD_KINDS);
    yield {
      element,
      at: found.valueAt,
      message: `ads: No position is named ${shown(found.value)}.${near ? ` Did you mean "${near}"?` : ''}`,
    };
  }
}

/** Finds a wall on an article without protected content, and protected content without a wall. */
export function* wallAndContent({
  elements,
  hooks,
  isWhole,
  pageType,
  body,
  config,
}: Page): Generator<Problem> {
  if (!isWhole || (body && attribute(body, 'data-article-is-free') === 'true')) return;
  const access = structuredAccess(elements.filter(isStructuredData).map(({ textContent }) => textContent));
  const isFree = access.isFree === true && access.lockedParts.length === 0;
  if (isFree) return;
  const wall = hooks.find(({ feature }) => feature.name === 'paywall');
  const marked = elements.find((element) => attributesOf(element).has('data-paywall-content'));
  if (marked && !wall) {
    const message = 'data-paywall-content protects nothing: there is no [data-widget="paywall"] on the page.';
    yield { element: marked, message };
  }
  const faded = elements.find((element) => attributesOf(element).has('data-paywall-faded'));
  if (
    faded &&
    ![...descendantsOf(faded)].some((element) => attributesOf(element).has('data-paywall-closed'))
  ) {
    const message = 'data-paywall-faded closes nothing: no element in it has data-paywall-closed.';
    yield { element: faded, message };
  }
  // On other pages only a banner may be shown.
  if (!wall || pageType !== 'article' || attributesOf(wall.element).has('data-from')) return;
  const selector =
    attribute(wall.element, 'data-content-selector') ??
    recordOf(config.value?.paywall).contentSelector ??
    '[data-paywall-content]';
  if ([selector, ...access.lockedParts].some((one) => isSelected(one, elements))) return;
  const message = `paywall: there is no ${selector} on the page: a wall that blocks has nothing to protect.`;
  yield { element: wall.element, message };
}

function isStructuredData(element: Element): boolean {
  return tagOf(element) === 'script' && attribute(element, 'type')?.toLowerCase() === 'application/ld+json';
}

/** Whether a selector matches an element. Browsers may understand selectors that are not understood here. */
function isSelected(selector: unknown, elements: readonly Element[]): boolean {
  let matches: Matcher;
  try {
    matches = matcherOf(String(selector));
  } catch {
    return true;
  }
  return elements.some((element) => matches(element));
}

/** Features that show a robot check to visitors who are not logged in, whatever their markup is. */
const CHECKING = new Set([
  'feedback-form',
  'inline-newsletter',
  'newsletter-bundle-landing',
  'newsletter-button',
]);

/** Finds forms with a robot check on a site that has none. */
export function* captchaWithoutScript(page: Page): Generator<Problem> {
  const { value } = page.config;
  if (!value) return;
  const missing = [
    ...(recordOf(value.scripts).captcha ? [] : ['"scripts.captcha"']),
    ...(value.captchaSiteKey ? [] : ['"captchaSiteKey"']),
  ];
  if (missing.length === 0) return;
  const marked = new Set<Element>();
  for (const { element, part, feature, hook } of page.parts()) {
    const found = attributesOf(element).get('data-captcha');
    if (!found || !part.markers.includes('data-captcha')) continue;
    marked.add(hook);
    const message = `${feature.name}: data-captcha needs ${missing.join(' and ')} of script#site-config: without, the form cannot be sent.`;
    yield { element, at: found.at, message };
  }
  for (const { element, feature } of page.hooks) {
    if (!CHECKING.has(feature.name) || marked.has(element)) continue;
    const message = `${feature.name} checks visitors who are not logged in, which needs ${missing.join(' and ')} of script#site-config: without, they cannot send it.`;
    yield { element, message };
  }
}

/** Finds updates of a liveblog with the same number. */
export function* repeatedUpdates({ elements, featuresOf }: Page): Generator<Problem> {
  const lists = new Map<Element | undefined, Map<string, Element>>();
  for (const element of elements) {
    const found = attributesOf(element).get('data-update-id');
    if (!found || found.value.trim() === '' || isAside(element)) continue;
    const list = listAround(element, featuresOf);
    const known = lists.get(list) ?? new Map<string, Element>();
    lists.set(list, known);
    const id = found.value.trim();
    const other = known.get(id);
    if (!other) known.set(id, element);
    else {
      const message = `data-update-id is ${shown(id)} here and on line ${other.location.line}: one of the two is taken for the other.`;
      yield { element, at: found.valueAt, message };
    }
  }
}

/** Returns the hook around an update, such as the liveblog; the page may show an update in several hooks. */
function listAround(element: Element, featuresOf: Page['featuresOf']): Element | undefined {
  for (const around of ancestorsOf(element)) {
    if (featuresOf.get(around)?.some(({ name }) => name !== 'liveblog-update')) return around;
  }
  return undefined;
}

/** Finds quizzes that cannot be played, or not as intended. */
export function* wrongQuizzes({ hooks }: Page): Generator<Problem> {
  for (const { element, feature } of hooks) {
    if (feature.name !== 'quiz') continue;
    const quiz = quizOf(element);
    if (!quiz) continue;
    const value = parse(quiz.text);
    if (value === undefined) continue;
    const problems: string[] = [];
    try {
      readQuiz(value, (problem) => problems.push(`quiz: ${problem}`));
    } catch (error) {
      problems.push(messageOf(error));
    }
    for (const message of problems) yield { ...quiz.place, message };
  }
}

interface SentQuiz {
  readonly place: Pick<Problem, 'element' | 'at'>;
  readonly text: string;
}

function quizOf(hook: Element): SentQuiz | undefined {
  for (const element of descendantsOf(hook)) {
    if (tagOf(element) === 'script' && attribute(element, 'type') === 'application/json')
      return { place: { element }, text: element.textContent };
  }
  const json = attributesOf(hook).get('data-json');
  return json && { place: { element: hook, at: json.valueAt }, text: json.value };
}

/** Other rules report invalid JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
