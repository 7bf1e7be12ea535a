import { html, type Markup } from '../server/html.ts';
import { accountAside } from './account-aside.ts';
import type { PageContext } from './context.ts';
import { formError, formSecrets } from './form-parts.ts';
import { PROFILE_TEXTS as T } from './login-texts.ts';
import { page } from './page.ts';

/** The form's values, with their error messages. */
export interface ProfileForm {
  readonly name: string;
  readonly city: string;
  readonly edition: string;
  readonly mail: boolean;
  readonly errors?: { readonly [field in 'name' | 'city' | 'form']?: string };
  /** Whether it has just been saved, without scripts. */
  readonly saved?: boolean;
}

/**
 * The visitor's details: a form that the server validates and stores if scripts do not run [profile-page-2].
 * @param form undefined for a visitor who is not logged in
 */
export function profilePage(form: ProfileForm | undefined, context: PageContext): Markup {
  return page(
    {
      title: T.title,
      pageType: 'profiel',
      content: html`<div class="account-page account-page--single"><div class="account-page__main">
<div class="section-head"><h1>${T.title}</h1><p>${T.lead}</p></div>
${form ? details(form, context) : html`<p><a href="/login/?return_to=${encodeURIComponent(context.returnTo)}">Log in</a> om je gegevens te bekijken.</p>`}
<p class="account-page__back"><a href="/account/#gegevens">${T.back}</a></p>
</div>${accountAside(context, {
        title: 'Waarvoor we dit gebruiken',
        lines: [
          'Met je naam spreken we je aan, en hij staat onder je reacties.',
          'Je woonplaats bepaalt welk regionaal nieuws je ziet.',
          'Adverteerders krijgen deze gegevens niet.',
        ],
      })}</div>`,
    },
    context,
  );
}

function details(
  { name, city, edition, mail, errors = {}, saved = false }: ProfileForm,
  context: PageContext,
): Markup {
  return html`<div data-widget="profile-page">
<form class="paper-form" data-widget="form" method="post" action="/profiel/">${formSecrets(context)}
${formError(errors.form)}${saved && html`<p class="form-note">${T.saved}</p>`}
<div><label for="profiel-naam">${T.name}</label><input id="profiel-naam" name="name" autocomplete="name" maxlength="80" required value="${name}">${formError(errors.name)}</div>
<div><label for="profiel-plaats">${T.city}</label><input id="profiel-plaats" name="city" autocomplete="address-level2" maxlength="80" value="${city}">${formError(errors.city)}</div>
<fieldset><legend>${T.edition}</legend>${choice('ochtend', T.morning, edition)}${choice('avond', T.evening, edition)}</fieldset>
<label><input type="checkbox" name="mail" value="ja"${mail && html` checked`}>${T.mail}</label>
<button type="submit">${T.save}</button>
</form></div>`;
}

function choice(value: string, label: string, chosen: string): Markup {
  return html`<label><input type="radio" name="edition" value="${value}"${value === chosen && html` checked`}>${label}</label>`;
}
