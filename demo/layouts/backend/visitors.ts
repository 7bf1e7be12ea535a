import { ACCOUNTS, type Account } from '../../../fixtures/sessions/accounts.ts';
import { VISITOR_KINDS } from '../../../fixtures/sessions/visitor-kinds.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { BACKEND_TEXTS } from './backend-texts.ts';
import { table } from './table.ts';

const T = BACKEND_TEXTS.visitors;

/** All accounts, each with a link that shows this page as that account. */
export function visitorsSection({ visit }: PageContext): Markup {
  const rows = [
    anonymousRow(visit.session.account),
    ...ACCOUNTS.map((account) => row(account, visit.session.account)),
  ];
  return html`<section aria-labelledby="bezoekers"><h2 id="bezoekers">${T.title}</h2><p>${T.lead}</p>${table(T.title, T.heads, rows)}</section>`;
}

function anonymousRow(current: Account | undefined): Markup[] {
  const name = VISITOR_KINDS.anonymous;
  const empty = ['', '', '', ''].map((text) => html`${text}`);
  return [
    html`<strong>${name}</strong>`,
    html`${name}`,
    ...empty,
    choice('anonymous', name, current === undefined),
  ];
}

function row(account: Account, current: Account | undefined): Markup[] {
  const { key, kind, name, email, permissions, productGroupCodes, familyStatus } = account;
  return [
    html`<strong>${name}</strong><br>${email}`,
    html`${VISITOR_KINDS[kind]}`,
    codes(permissions),
    codes(productGroupCodes),
    html`<code>${familyStatus}</code>`,
    html`${T.age(account.accountDays, account.subscriptionDays)}`,
    choice(key, name, key === current?.key),
  ];
}

function choice(key: string, name: string, isCurrent: boolean): Markup {
  if (isCurrent) return html`<strong>${T.now}</strong>`;
  return html`<a href="?visitor=${key}">${T.read} ${name}</a>`;
}

function codes(values: readonly string[]): Markup {
  if (values.length === 0) return html`${T.none}`;
  return html`${values.map((value, index) => html`${index > 0 && html`<br>`}<code>${value}</code>`)}`;
}
