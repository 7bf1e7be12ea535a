import { ancestorsOf, attribute, attributesOf, descendantsOf, type Element, tagOf } from '../element.ts';
import type { Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { shown } from '../words.ts';
import { closest, isArticleText, isHeadline, linksOf, readText } from './page-text.ts';

/** Types of articles and pages that are paid for by somebody. */
const PAID = /^(native-ad|advertorial|branded-content|partner-content|sponsored)$/i;
/** Matches a text that names the payer. */
const PAYER =
  /\b(?:betaald|gesponsord|aangeboden|mogelijk gemaakt) door\b|\bin (?:samenwerking|partnership|association) (?:met|with)\b|\b(?:advertentie|partnerbericht|bijdrage) van\b|sponsor(?:ed)?:? (?:by|door)\b|\b(?:paid|presented) (?:for )?by\b|affiliate/i;
/** The maximum length of a label in characters; a longer text is about something. */
const MAX_LABEL = 80;
const POLITICAL =
  'politieke (?:advertentie|reclame|boodschap)|political (?:ad|advert|advertisement|advertising|message)';
/** Match a text that is only the label, and one that continues with the payer. */
const POLITICAL_LABEL = new RegExp(`^(?:dit is een )?(?:${POLITICAL})[\\s.:]*$`, 'i');
const POLITICAL_PAYER = new RegExp(`^(?:${POLITICAL})[\\s.:,–-]+(?:van|door|by|from|betaald|paid)\\b`, 'i');

const AI_TOOL =
  '(?:midjourney|dall[-·\\s]?e|stable diffusion|chatgpt|(?:adobe )?firefly|copilot|gemini|ai|kunstmatige intelligentie|artificial intelligence)';
const AI_MADE = `(?:gemaakt|gegenereerd|geschreven|made|created|generated|written) (?:met|door|via|with|by|using) (?:(?:behulp|hulp) van |een |an? )?${AI_TOOL}\\b`;
/** Matches a caption that credits a program, but not one that tells about a program. */
const AI_CREDIT = new RegExp(
  [
    `^\\W*${AI_TOOL}\\W*$`,
    `\\b(?:beeld|foto|illustratie|afbeelding|video|image|photo|picture|illustration|credits?)\\s*(?:[:/|]\\s*|(?:door|via|met|by|with)\\s+)${AI_TOOL}\\b`,
    `\\b(?:beeld|foto|illustratie|afbeelding|image|photo|illustration)\\s+${AI_TOOL}\\W*$`,
    `\\b${AI_MADE}`,
    '\\bai[- ](?:beeld|foto|illustratie|generated)\\b',
  ].join('|'),
  'i',
);
/** Matches a program as an author, or an author's statement about one. */
const AI_AUTHOR = new RegExp(
  `\\b(?:midjourney|dall[-·\\s]?e|stable diffusion|chatgpt|firefly|copilot|gemini)\\b|\\b${AI_MADE}`,
  'i',
);
/** Matches the source of a picture, as named in JSON-LD and by IPTC. */
const AI_SOURCE = /(?:compositeWith)?trainedAlgorithmicMedia|algorithmicallyEnhanced/i;

/** Finds an advertisement in the page that does not name its payer. */
export function* missingSponsors(page: Page): Generator<Problem> {
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
  if (elements.some((element) => attributesOf(element).has('data-ad-sponsor') || isPayerLabel(element)))
    return;
  yield { element: body, message: 'The page is paid for, and does not say by whom.' };
}

const hasSponsor = (element: Element) =>
  [element, ...ancestorsOf(element)].some(
    (around) => attribute(around, 'data-ad-sponsor')?.trim() || PAYER.test(textNear(around)),
  );

/** Returns the text of an element that is smaller than a page. */
const textNear = (element: Element) =>
  /^(li|p|div|article|aside)$/.test(tagOf(element)) ? readText(element).slice(0, 400) : '';

function isPayerLabel(element: Element): boolean {
  if (!/^(p|span|strong|small|em|b|a|li)$/.test(tagOf(element)) || isArticleText(element)) return false;
  const text = readText(element);
  return text.length <= MAX_LABEL && PAYER.test(text);
}

/** Finds a political advertisement without its payer or its notice. */
export function* incompletePoliticalAds(page: Page): Generator<Problem> {
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
    } else if (isPoliticalLabel(element) && !hasNotice(element, page)) {
      yield { element, message: 'The political advertisement does not link to its transparency notice.' };
    }
  }
}

/** Whether an element labels an advertisement as political; a headline may start with the same words. */
function isPoliticalLabel(element: Element): boolean {
  if (element.childElements.length > 0 || /^(script|style|title|a|option)$/.test(tagOf(element)))
    return false;
  const text = readText(element);
  if (text.length > MAX_LABEL || isArticleText(element)) return false;
  const isTold = isHeadline(element) || closest(element, /^a$/) !== undefined;
  return POLITICAL_LABEL.test(text) || (POLITICAL_PAYER.test(text) && !isTold);
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

/** Finds a text or a picture that was made by a program, on a page that does not declare it. */
export function* unlabelledAi(page: Page): Generator<Problem> {
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

/** Finds evidence that a program made something: the word in structured data, a credit, or the name of an author. */
function signOf(element: Element): string | undefined {
  const tag = tagOf(element);
  if (tag === 'script' && /ld\+json/.test(attribute(element, 'type') ?? ''))
    return AI_SOURCE.exec(element.textContent)?.[0];
  if (tag === 'meta' && /^(author|article:author)$/i.test(attribute(element, 'name') ?? ''))
    return AI_AUTHOR.exec(attribute(element, 'content') ?? '')?.[0];
  if (tag === 'figcaption') return AI_CREDIT.exec(readText(element))?.[0];
  return attributesOf(element).has('data-byline') ? AI_AUTHOR.exec(readText(element))?.[0] : undefined;
}
