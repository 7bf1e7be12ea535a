import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

interface AccountFormPage {
  readonly title: string;
  readonly lead: Markup;
  readonly content: Markup;
  /** The error messages of the form, by field. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
}

/** A page with one form of the account; its title says whether there are errors. */
export function accountFormPage(
  { title, lead, content, errors = {} }: AccountFormPage,
  context: PageContext,
): Markup {
  const hasFailed = Object.values(errors).some((error) => error !== undefined);
  return page(
    {
      title: hasFailed ? `Fout: ${title}` : title,
      pageType: 'login',
      content: html`<div class="account-page"><div class="account-page__main"><div class="section-head"><h1>${title}</h1>${lead}</div>${content}</div></div>`,
    },
    context,
  );
}
