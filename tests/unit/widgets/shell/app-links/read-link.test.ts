import { expect, it } from 'vitest';
import { readLink } from '../../../../../widgets/shell/app-links/read-link.ts';

const SITE = 'https://krant.example';
const PAGE = `${SITE}/nieuws/2026/03/29/titel-a4101/appview?app=nmt-ios`;

it.each([
  [
    '/nieuws/2026/03/28/ander-a4102',
    '/nieuws/2026/03/28/ander-a4102',
    '/nieuws/2026/03/28/ander-a4102/appview?app=nmt-ios',
  ],
  [
    '../ander-a4102/#reacties',
    '/nieuws/2026/03/29/ander-a4102#reacties',
    '/nieuws/2026/03/29/ander-a4102/appview?app=nmt-ios#reacties',
  ],
  ['/x-a4102/appview?app=mine', '/x-a4102?app=mine', '/x-a4102/appview?app=mine'],
  ['/x-a4102?a=1', '/x-a4102?a=1', '/x-a4102/appview?a=1&app=nmt-ios'],
])('an article (%s) is for the app, and else opens in its app view', (href, url, address) => {
  expect(readLink(href, PAGE)).toEqual({
    message: { type: 'link:open', url: SITE + url, kind: 'article', articleId: '4102' },
    address: SITE + address,
  });
});

it.each([
  'https://elders.example/nieuws/x-a12',
  'http://elders.example/',
  'mailto:redactie@krant.example?subject=Hallo',
  'tel:+31201234567',
  'sms:+31201234567',
  'https://krant.example:8443/',
])('an address outside of the site (%s) opens in the app, and otherwise here', (href) => {
  expect(readLink(href, PAGE)).toEqual({
    message: { type: 'link:open', url: href, kind: 'external' },
    address: href,
  });
});

it.each(['/', '/onderwerp/klimaat/appview', '/sectie/sport/'])(
  'another page of the site (%s) stays in the web view',
  (href) => {
    expect(readLink(href, PAGE)).toEqual({ message: undefined, address: SITE + href });
  },
);

it.each([
  '#onderwerpen',
  `${PAGE}#modal=consent-preferences`,
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://krant.example/1',
  'http://[',
])('there is nothing to follow in %s', (href) => expect(readLink(href, PAGE)).toBeUndefined());
