import { newsletterOptins } from '../../../core/domain/newsletters/optins.ts';
import type { OptinsState } from '../../../core/domain/newsletters/optins-state.ts';
import { needsConfirmation } from '../../../core/domain/newsletters/rights.ts';
import { prepareSignUpForm } from '../../../core/domain/newsletters/sign-up-form.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { addClass, insert, setAttributes, show } from '../../../core/platform/dom/undo.ts';
import { replaceAddress } from '../../../core/platform/history/write-address.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { check } from '../../../core/ui/icon/shapes.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import styles from './inline-newsletter.module.css';
import { type Report, readReport } from './read-report.ts';
import { NOT_VERIFIED, THANKS, THANKS_CONFIRMED } from './texts.ts';

/** Texts from the page are in the page's language. */
const OWN_TEXTS = [THANKS, THANKS_CONFIRMED];

/**
 * Lets visitors sign up for a newsletter inside an article [inline-newsletter-1, inline-newsletter-2,
 * inline-newsletter-3]. Without scripts the form is submitted natively; the server then redirects to the article with
 * `#msg=…`.
 */
export default enhancer({
  attributes: {
    /** The newsletter's code; also accepted as the form's field `OPTIN`. */
    code: optional(text()),
    /** Identifies the form's position, for the newsletters' service; also accepted as the field `SUBSCRIBE_SOURCE`. */
    source: optional(text()),
    /** The message after a subscription that must be confirmed. */
    thanks: optional(text(), THANKS),
    /** The message after a subscription that is confirmed. */
    thanksConfirmed: optional(text(), THANKS_CONFIRMED),
  },
  enhance(form, attributes, { feature, page, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    const { thanks, thanksConfirmed } = attributes;
    const code = attributes.code ?? fieldOf(form, 'OPTIN');
    const source = attributes.source ?? fieldOf(form, 'SUBSCRIBE_SOURCE') ?? '';
    if (!code) throw new TypeError(`${feature}: data-code is missing; expected the newsletter's code.`);
    const optins = newsletterOptins(page);

    const message = create('p', { class: styles.thanks, role: 'status', tabindex: -1, hidden: true });
    insert(form, 'afterend', message, signal);

    const thank = (report: Report, isMoved: boolean) => {
      const text = report === 'confirmed' ? thanksConfirmed : thanks;
      const lang = OWN_TEXTS.includes(text) ? textLanguage(form) : undefined;
      message.replaceChildren(drawIcon(check), create('span', { lang }, text));
      message.hidden = false;
      show(form, false, signal);
      if (!isMoved) return;
      message.focus({ preventScroll: true });
      message.scrollIntoView({ block: 'center' });
    };

    let hadFocus = false;
    let isOwnAddress = false;
    const fields = prepareSignUpForm(form, {
      page,
      feature,
      notVerified: NOT_VERIFIED,
      signal,
      async subscribe(filled) {
        const known = optins.email()?.toLowerCase();
        isOwnAddress = filled.email === undefined || filled.email.toLowerCase() === known;
        hadFocus = form.contains(document.activeElement);
        return (await optins.change({ code, source, subscribe: true, ...filled })) === 'done';
      },
      onSent() {
        // It is not confirmed that another address is the visitor's.
        const isKnown = isOwnAddress && visitor(page).store.getState()?.loggedIn === true;
        thank(isKnown || !needsConfirmation(code) ? 'confirmed' : 'subscribed', hadFocus);
      },
    });

    const readHash = () => {
      const report = readReport(location.hash);
      // The first form of a page shows the message for all.
      if (
        !report ||
        form !== document.querySelector(`form${featureHook('[data-widget="inline-newsletter"]')}`)
      )
        return;
      const url = new URL(location.href);
      url.hash = '';
      replaceAddress(url);
      thank(report, true);
    };

    addEventListener('hashchange', readHash, { signal });
    addClass(form, styles.root, signal);
    const update = ({ busy }: OptinsState) => {
      setAttributes(form, { 'data-newsletter-busy': busy.includes(code) ? '' : null }, signal);
      fields.suggest(optins.email());
    };
    subscribe(optins, update, signal);
    readHash();
  },
});

function fieldOf(form: HTMLFormElement, name: string): string | undefined {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
}
