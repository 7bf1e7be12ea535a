import { ancestorsOf, attribute, attributesOf, descendantsOf, type Element, tagOf } from '../element.ts';
import type { Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { shown } from '../words.ts';
import { linksOf, readText } from './page-text.ts';

/** Types of articles and pages that somebody pays for. */
const PAID = /^(native-ad|advertorial|branded-content|partner-content|sponsored)$/i;
const POLITICAL =
  /\bpolitieke (?:advertentie|reclame|boodschap)\b|\bpolitical ad(?:vertisement|vertising)?\b/i;
/** Programs that make texts or pictures. */
const AI_TOOLS =
  /\b(?:midjourney|dall[-·\s]?e|stable diffusion|chatgpt|firefly|copilot|gemini)\b|(?:gemaakt|gegenereerd|geschreven) (?:met|door) (?:ai|een? ai|kunstmatige)|\bai[- ](?:beeld|foto|illustratie)|ai[- ]generated/i;
/** What says where a picture comes from, as a JSON-LD or an IPTC word. */
const AI_SOURCE = /(?:compositeWith)?trainedAlgorithmicMedia|algorithmicallyEnhanced/i;

/** An advertisement in the page that does not say who pays for it. */
export function* sponsors(page: Page): Generator<Problem> {
  for (const element of page.elements) {
    const attributes = attributesOf(element);
    const sponsor = attributes.get('data-ad-sponsor');
    if (sponsor && sponsor.value.trim() === '') {
      yield { element, at: sponsor.at, message: 'data-ad-sponsor names nobody.' };
      continue;
    }
    const isLink = tagOf(element) === 'a' && /\bsponsored\b/.test(attributes.get('rel')?.value ?? '');
    if (isLink && !hasSponsor(element))
      yield { element, message: 'The sponsored link does not say who pays for it.' };
  }
  const { body, pageType, articleType, elements } = page;
  if (!body || ![pageType, articleType].some((type) => PAID.test(type))) return;
  if (elements.some((element) => attributesOf(element).has('data-ad-sponsor'))) return;
  yield { element: body, message: 'The page is paid for, and does not say by whom.' };
}

const hasSponsor = (element: Element) =>
  [element, ...ancestorsOf(element)].some(
    (around) =>
      attribute(around, 'data-ad-sponsor')?.trim() ||
      /betaald door|sponsor(?:ed)?:? (?:by|door)/i.test(textNear(around)),
  );

/** The text of what is smaller than a page. */
const textNear = (element: Element) =>
  /^(li|p|div|article|aside)$/.test(tagOf(element)) ? readText(element).slice(0, 400) : '';

/** A political advertisement without its payer or its notice. */
export function* politicalAds(page: Page): Generator<Problem> {
  for (const element of page.elements) {
    const notice = attributesOf(element).get('data-ad-political');
    if (notice) {
      const missing = [
        ...(attribute(element, 'data-ad-sponsor')?.trim() ? [] : ['who pays for it (data-ad-sponsor)']),
        ...(/^(https?:|\/)/.test(notice.value.trim()) ? [] : ['the address of its transparency notice']),
      ];
      if (missing.length === 0) continue;
      yield {
        element,
        at: notice.at,
        message: `The political advertisement lacks ${missing.join(' and ')}.`,
      };
    } else if (isLabel(element, POLITICAL) && !hasNotice(element, page)) {
      yield { element, message: 'The political advertisement does not link to its transparency notice.' };
    }
  }
}

/** Whether an element is a label with these words, and not a text in which they occur. */
function isLabel(element: Element, words: RegExp): boolean {
  if (element.childElements.length > 0 || /^(script|style|title|a|option)$/.test(tagOf(element)))
    return false;
  const text = readText(element);
  return text.length < 80 && words.test(text);
}

function hasNotice(element: Element, page: Page): boolean {
  const [, around] = [element, ...ancestorsOf(element)];
  const inside = new Set(around ? descendantsOf(around) : []);
  return linksOf(page).some(
    (link) =>
      inside.has(link.element) &&
      /transparan|transparency|over deze advertentie/i.test(`${link.text} ${link.href}`),
  );
}

/** A text or a picture that was made by a program, on a page that does not say so. */
export function* madeWith(page: Page): Generator<Problem> {
  const isLabelled = page.elements.some((element) => attribute(element, 'data-made-with')?.trim());
  for (const element of page.elements) {
    const made = attributesOf(element).get('data-made-with');
    if (made && made.value.trim() === '') {
      yield { element, at: made.at, message: 'data-made-with does not say how the article was made.' };
      continue;
    }
    const sign = isLabelled ? undefined : signOf(element);
    if (sign) yield { element, message: `${shown(sign)} was made with AI, and no data-made-with says so.` };
  }
}

/** What shows that a program made something: the word in structured data, a credit, or the name of an author. */
function signOf(element: Element): string | undefined {
  const tag = tagOf(element);
  if (tag === 'script' && /ld\+json/.test(attribute(element, 'type') ?? ''))
    return AI_SOURCE.exec(element.textContent)?.[0];
  if (tag === 'meta' && /^(author|article:author)$/i.test(attribute(element, 'name') ?? ''))
    return AI_TOOLS.exec(attribute(element, 'content') ?? '')?.[0];
  const isCredit = tag === 'figcaption' || attributesOf(element).has('data-byline');
  return isCredit ? AI_TOOLS.exec(readText(element))?.[0] : undefined;
}
