import { newsletterOptins } from '../../../core/domain/newsletters/optins.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { replaceChildren, setAttributes, show, toggleClass } from '../../../core/platform/dom/undo.ts';
import { readFragment } from '../../../core/platform/history/fragment.ts';
import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { isRevisit } from '../../../core/platform/navigation/is-revisit.ts';
import { watchFragment } from '../../../core/platform/navigation/watch-fragment.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { isIn, type Listed, readCategories, readNewsletters } from './catalogue.ts';
import styles from './newsletters-page.module.css';
import { countText, EXAMPLE, exampleTitle } from './texts.ts';

/** Selector of the links to an example of a newsletter. */
const EXAMPLE_LINK = 'a[data-newsletter-example]';
/** Selector of the elements that show the number of the visitor's subscriptions. */
const COUNT = '[data-newsletters-count]';

/**
 * Shows the newsletters of a category, and examples of newsletters in a modal [newsletters-page-1, newsletters-page-2].
 * Subscribing itself is the function of the newsletters' buttons.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, page, signal }) {
    const newsletters = readNewsletters(hook);
    const buttons = readCategories(hook, newsletters);
    const count = hook.querySelector<HTMLElement>(COUNT);

    const choose = (category: string | undefined) => {
      for (const button of buttons) {
        const isPressed = button.category === category;
        setAttributes(button.element, { 'aria-pressed': String(isPressed) }, signal);
      }
      for (const newsletter of newsletters) {
        const isShown = isIn(newsletter, category);
        show(newsletter.element, isShown, signal);
        // The page's own style may show hidden elements.
        toggleClass(newsletter.element, styles.filtered, !isShown, signal);
      }
    };
    const pressed = buttons.find(({ element }) => element.getAttribute('aria-pressed') === 'true');
    choose(pressed?.category);

    const highlight = ({ isScrolled = true } = {}) => {
      const code = readFragment();
      const found = newsletters.find(
        (newsletter) => code !== '' && [newsletter.code, newsletter.element.id].includes(code),
      );
      for (const { element } of newsletters) {
        toggleClass(element, styles.highlighted, element === found?.element, signal);
      }
      if (!found) return;
      if (found.element.hidden) choose(undefined);
      if (isScrolled) found.element.scrollIntoView({ block: 'start' });
    };

    const open = async (link: HTMLAnchorElement, newsletter: Listed | undefined) => {
      const name = newsletter?.element.querySelector('h2, h3, h4')?.textContent?.trim();
      try {
        const { openExample } = await import('./open-example.tsx');
        await openExample({ link, title: name ? exampleTitle(name) : EXAMPLE, page, signal });
      } catch (cause) {
        if (signal.aborted) return;
        warn(feature, `The example could not be shown here: ${cause} The link is followed.`);
        location.assign(link.href);
      }
    };

    hook.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element)) return;
        const button = buttons.find(({ element }) => element.contains(event.target as Element));
        if (button) return anchorScroll(() => choose(button.category), button.element);
        const link = event.target.closest('a');
        if (!link || !isExample(link) || !isPlainClick(event)) return;
        event.preventDefault();
        void open(
          link,
          newsletters.find(({ element }) => element.contains(link)),
        );
      },
      { signal },
    );
    watchFragment(() => highlight(), signal);
    highlight({ isScrolled: !isRevisit() });

    if (!count) return;
    setAttributes(count, { role: 'status' }, signal);
    subscribe(
      newsletterOptins(page),
      ({ state, codes }) => {
        const known = new Set(newsletters.map(({ code }) => code).filter((code) => codes.includes(code)))
          .size;
        if (state === 'ready') replaceChildren(count, [countText(known)], signal);
      },
      signal,
    );
  },
});

/** The specification identifies the link by its text; templates may also mark another one. */
function isExample(link: HTMLAnchorElement): boolean {
  return link.matches(EXAMPLE_LINK) || link.textContent?.trim() === 'Bekijk voorbeeld';
}
