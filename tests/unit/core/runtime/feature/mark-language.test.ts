// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { markLanguage, textLanguage } from '../../../../../core/runtime/feature/mark-language.ts';
import { createButton, faceButton } from '../../../../../core/ui/button/plain-button.ts';
import { createResultCount } from '../../../../../core/ui/filtering/create-result-count.ts';
import { createFormStatus, replaceByThanks } from '../../../../../core/ui/forms/served/form-status.ts';
import { createSpokenStatus } from '../../../../../core/ui/hidden/spoken-status.ts';
import { createMessage } from '../../../../../core/ui/settings/plain-message.ts';
import { createToast } from '../../../../../core/ui/toast/toast-element.ts';
import { markSoldOut } from '../../../../../widgets/screens/masterclasses-overview/sold-out.ts';
import { createLabels } from '../../../../../widgets/screens/puzzle-overview/create-labels.ts';

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  document.documentElement.className = '';
  document.body.replaceChildren();
});

function container(outer = ''): HTMLElement {
  document.body.innerHTML = outer || '<div id="here"></div>';
  return document.querySelector('#here') as HTMLElement;
}

it.each<[page: string, language: string | null]>([
  ['nl', null],
  ['nl-BE', null],
  ['NL', null],
  ['', null],
  ['en', 'nl'],
  ['fy-NL', 'nl'],
])('says on a page with lang=%j that the texts are %j', (page, language) => {
  document.documentElement.setAttribute('lang', page);
  const here = container();
  const unmark = markLanguage(here);
  expect(here.getAttribute('lang')).toBe(language);
  unmark();
  expect(here.hasAttribute('lang')).toBe(false);
});

it('looks at the nearest language, and puts the server’s own back', () => {
  document.documentElement.lang = 'nl';
  const here = container('<section lang="en"><div id="here" lang="en-GB"></div></section>');
  const unmark = markLanguage(here);
  expect(here.lang).toBe('nl');
  unmark();
  expect(here.lang).toBe('en-GB');
});

it('leaves a page alone that a translator has changed', () => {
  document.documentElement.lang = 'en';
  document.documentElement.className = 'translated-ltr';
  const here = container();
  markLanguage(here);
  expect(here.hasAttribute('lang')).toBe(false);
});

it('asks the page where the container is not in it yet', () => {
  document.documentElement.lang = 'de';
  const here = document.createElement('div');
  markLanguage(here);
  expect(here.lang).toBe('nl');
});

it('names the language of texts in buttons and toasts without React, if the page is in another one', () => {
  const languages = () => {
    const button = createButton('Volgen');
    faceButton(button, 'Gevolgd', []);
    const toast = createToast('bottom');
    toast.fill('Opgeslagen', undefined);
    const found = [button.querySelector('[lang]'), document.querySelector('[role="status"] [lang]')];
    toast.remove();
    return found.map((element) => element?.getAttribute('lang'));
  };
  document.documentElement.lang = 'en';
  expect(textLanguage()).toBe('nl');
  expect(languages()).toEqual(['nl', 'nl']);
  document.documentElement.lang = 'nl-BE';
  expect(textLanguage()).toBeUndefined();
  expect(languages()).toEqual([undefined, undefined]);
});

describe('a text that is drawn without React', () => {
  const { signal } = new AbortController();
  const place = () => {
    const element = document.createElement('div');
    document.body.append(element);
    return element;
  };
  const DRAWN: [string, () => Element | null | undefined][] = [
    [
      'the label of a masterclass that is sold out',
      () => {
        const element = place();
        markSoldOut(element, signal);
        return element.querySelector('span');
      },
    ],
    [
      'the label of a puzzle',
      () => {
        const element = place();
        createLabels(element, signal);
        return element.querySelector('span');
      },
    ],
    ['a message in the place of settings', () => createMessage(['Log in'])],
    ['a spoken status', () => createSpokenStatus(place(), signal)],
    [
      'the number of results',
      () => {
        const element = place();
        createResultCount(element, 'beforeend', signal);
        return element.querySelector('p');
      },
    ],
    [
      'the message of a form',
      () => {
        const form = document.createElement('form');
        createFormStatus(form, signal);
        return form.querySelector('p');
      },
    ],
    ['the thanks for a form', () => replaceByThanks(document.createElement('form'), 'Bedankt', signal)],
  ];

  it.each(DRAWN)('has its language on a page in another one: %s', (_, draw) => {
    document.documentElement.lang = 'en';
    expect(draw()?.getAttribute('lang')).toBe('nl');
    document.documentElement.lang = 'nl';
    expect(draw()?.getAttribute('lang')).toBeNull();
  });
});
