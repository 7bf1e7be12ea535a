import { nearest } from '../../nearest.mjs';
import { AD_KINDS, kindOf, readQuiz, structuredAccess } from '../../product-rules.mjs';
import { attribute, attributesOf, descendantsOf, tagOf } from '../element.mjs';
import { isAside } from '../read-page.mjs';
import { matcherOf } from '../selector.mjs';
import { shown } from '../words.mjs';

/** Positions for advertisements that do not exist. */
export function* adPositions({ elements }) {
  for (const element of elements) {
    const found = attributesOf(element).get('data-ad-position');
    if (!found || kindOf(found.value)) continue;
    const near = nearest(found.value, AD_KINDS);
    yield {
      element,
      at: found.valueAt,
      message: `ads: No position is named ${shown(found.value)}.${near ? ` Did you mean "${near}"?` : ''}`,
    };
  }
}

/** A wall on an article without protected content, and protected content without a wall. */
export function* wallAndContent({ elements, hooks, isWhole, pageType, body, config }) {
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
  // Other pages may show a banner alone.
  if (!wall || pageType !== 'article' || attributesOf(wall.element).has('data-from')) return;
  const selector =
    attribute(wall.element, 'data-content-selector') ??
    config.value?.paywall?.contentSelector ??
    '[data-paywall-content]';
  if ([selector, ...access.lockedParts].some((one) => isSelected(one, elements))) return;
  const message = `paywall: there is no ${selector} on the page: a wall that blocks has nothing to protect.`;
  yield { element: wall.element, message };
}

function isStructuredData(element) {
  return tagOf(element) === 'script' && attribute(element, 'type')?.toLowerCase() === 'application/ld+json';
}

/** Of a selector that is not understood here, browsers may find something. */
function isSelected(selector, elements) {
  let matches;
  try {
    matches = matcherOf(String(selector));
  } catch {
    return true;
  }
  return elements.some((element) => matches(element));
}

/** Forms with a robot check on a site that has none. */
export function* captchaWithoutScript(page) {
  const { value } = page.config;
  if (!value) return;
  const missing = [
    ...(value.scripts?.captcha ? [] : ['"scripts.captcha"']),
    ...(value.captchaSiteKey ? [] : ['"captchaSiteKey"']),
  ];
  if (missing.length === 0) return;
  for (const { element, part, feature } of page.parts()) {
    const found = part.markers.includes('data-captcha') && attributesOf(element).get('data-captcha');
    if (!found) continue;
    const message = `${feature.name}: data-captcha needs ${missing.join(' and ')} of script#site-config: without, the form cannot be sent.`;
    yield { element, at: found.at, message };
  }
}

/** Updates of a liveblog with the same number. */
export function* repeatedUpdates({ elements, featuresOf }) {
  const lists = new Map();
  for (const element of elements) {
    const found = attributesOf(element).get('data-update-id');
    if (!found || found.value.trim() === '' || isAside(element)) continue;
    const list = listAround(element, featuresOf);
    if (!lists.has(list)) lists.set(list, new Map());
    const known = lists.get(list);
    const id = found.value.trim();
    const line = known.get(id)?.location?.line;
    if (!known.has(id)) known.set(id, element);
    else {
      const message = `data-update-id is ${shown(id)} here and on line ${line}: one of the two is taken for the other.`;
      yield { element, at: found.valueAt, message };
    }
  }
}

/** The hook around an update, such as the liveblog; the page may show an update in several. */
function listAround(element, featuresOf) {
  for (let around = element.parent; around; around = around.parent) {
    if (featuresOf.get(around)?.some(({ name }) => name !== 'liveblog-update')) return around;
  }
  return undefined;
}

/** Quizzes that cannot be played, or not as they are meant. */
export function* wrongQuizzes({ hooks }) {
  for (const { element, feature } of hooks) {
    if (feature.name !== 'quiz') continue;
    const { place, text } = quizOf(element) ?? {};
    const value = parse(text);
    if (value === undefined) continue;
    const problems = [];
    try {
      readQuiz(value, (problem) => problems.push(`quiz: ${problem}`));
    } catch (error) {
      problems.push(error.message);
    }
    for (const message of problems) yield { ...place, message };
  }
}

function quizOf(hook) {
  for (const element of descendantsOf(hook)) {
    if (tagOf(element) === 'script' && attribute(element, 'type') === 'application/json')
      return { place: { element }, text: element.textContent };
  }
  const json = attributesOf(hook).get('data-json');
  return json && { place: { element: hook, at: json.valueAt }, text: json.value };
}

/** Other rules name what is no JSON. */
function parse(text) {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
