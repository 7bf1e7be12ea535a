// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { markLanguage, textLanguage } from '../../../../../core/runtime/feature/mark-language.ts';
import { createButton, faceButton } from '../../../../../core/ui/button/plain-button.ts';
import { createToast } from '../../../../../core/ui/toast/toast-element.ts';

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
