import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { AD_COOKIE, type AdState, chosenAdState, isAdState } from '../../fixtures/ads/states.ts';
import { type FaultRule, readFaultRules, writeFaultRules } from '../../fixtures/server/fault-rules.ts';
import { ACCOUNTS, accountByKey } from '../../fixtures/sessions/accounts.ts';
import type { Session } from '../../fixtures/sessions/session.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { VISITOR_KINDS } from '../../fixtures/sessions/visitor-kinds.ts';
import { keptTime, parseTime, TIME_COOKIE } from './visit-time.ts';

/** The visitor of a page, their time, and the faults that they have set. */
export interface Visit {
  readonly session: Session;
  readonly now: Date;
  /** Whether the visitor has set the time. */
  readonly timeIsSet: boolean;
  /** Whether this reader is asked for consent. */
  readonly consentRequired: boolean;
  /** The behaviour of advertisements for this reader. */
  readonly ads: AdState;
  /** The language of the product's own texts; the server's texts are Dutch. */
  readonly language: Language;
  readonly faults: readonly FaultRule[];
  /** Parts of `?fault=` that are invalid. */
  readonly wrongFaults: readonly string[];
}

/** The languages of the product's texts. */
export const LANGUAGES = { nl: 'Nederlands', en: 'Engels' } as const;

export type Language = keyof typeof LANGUAGES;

const FAULT_COOKIE = 'nmt_fault';
const CONSENT_COOKIE = 'nmt_demo_consent';
const LANGUAGE_COOKIE = 'nmt_demo_language';
const COOKIE = { path: '/', sameSite: 'Lax', maxAge: 60 * 60 * 24 * 30 } as const;

/** The visitors as which the demo can show a page, by the value of `?visitor=`: the first of each kind, then others. */
export const VISITORS: Readonly<Record<string, string>> = {
  anonymous: VISITOR_KINDS.anonymous,
  ...Object.fromEntries(
    ACCOUNTS.map(({ key, kind, name }) => [
      key,
      key === kind ? VISITOR_KINDS[kind] : `${VISITOR_KINDS[kind]} (${name})`,
    ]),
  ),
};

/**
 * Applies `?visitor=` of a page: logs the visitor in or out as the login page does, before a route reads the session.
 * An unknown value is ignored, and a form is handled for the visitor who sent it.
 */
export const switchVisitor: MiddlewareHandler<SessionEnv> = async (context, next) => {
  const key = context.req.method === 'POST' ? undefined : context.req.query('visitor');
  if (key !== undefined && Object.hasOwn(VISITORS, key)) {
    const session = context.get('session');
    const account = accountByKey(key);
    if (account?.key !== session.account?.key) session.become(account);
  }
  await next();
};

/**
 * Applies `?now=`, `?consent=`, `?ads=`, `?language=` and `?fault=` of a page and stores them in cookies. Unknown
 * values are ignored.
 * @param context the request
 * @param session the visitor's session
 * @param clock the current time in epoch milliseconds
 */
export function readVisit(context: Context, session: Session, clock: () => number): Visit {
  const faults = context.req.query('fault');
  const { rules, wrong } = readFaultRules(faults ?? getCookie(context, FAULT_COOKIE) ?? '');
  if (faults !== undefined) keep(context, FAULT_COOKIE, writeFaultRules(rules));
  const time = context.req.query('now');
  const wanted = parseTime(time ?? '');
  if (wanted) keep(context, TIME_COOKIE, wanted.toISOString());
  else if (time === '') keep(context, TIME_COOKIE, '');
  const set = wanted ?? (time === '' ? undefined : keptTime(context));
  const consent = context.req.query('consent');
  if (consent === 'required') keep(context, CONSENT_COOKIE, consent);
  else if (consent !== undefined) keep(context, CONSENT_COOKIE, '');
  const ads = context.req.query('ads');
  if (isAdState(ads)) keep(context, AD_COOKIE, ads === 'fill' ? '' : ads);
  const language = context.req.query('language');
  if (isLanguage(language)) keep(context, LANGUAGE_COOKIE, language === 'nl' ? '' : language);
  const keptLanguage = getCookie(context, LANGUAGE_COOKIE);
  return {
    session,
    now: set ?? new Date(clock()),
    timeIsSet: set !== undefined,
    consentRequired: (consent ?? getCookie(context, CONSENT_COOKIE)) === 'required',
    ads: isAdState(ads) ? ads : chosenAdState(context.req.header('cookie')),
    language: isLanguage(language) ? language : isLanguage(keptLanguage) ? keptLanguage : 'nl',
    faults: rules,
    wrongFaults: wrong,
  };
}

function isLanguage(word: string | undefined): word is Language {
  return word !== undefined && Object.hasOwn(LANGUAGES, word);
}

/** The faults that a page of this visitor requested. */
export const keptFaults = (context: Context): FaultRule[] =>
  readFaultRules(getCookie(context, FAULT_COOKIE) ?? '').rules;

function keep(context: Context, name: string, value: string): void {
  setCookie(context, name, value, { ...COOKIE, maxAge: value ? COOKIE.maxAge : 0 });
}
