import { isAll, offeredValues, valueKey } from '../../../core/ui/filtering/values.ts';

/** A newsletter of the page. */
export interface Listed {
  readonly element: HTMLElement;
  readonly code: string;
  /** The categories, in the form in which values are compared. */
  readonly categories: readonly string[];
}

/** A button of a category; `undefined` shows all newsletters. */
export interface CategoryButton {
  readonly element: HTMLButtonElement;
  readonly category: string | undefined;
}

const NEWSLETTER = '[data-newsletter], [data-category]:not(button)';

/**
 * Reads the newsletters: elements with `data-newsletter` or `data-category` that are not buttons. A newsletter without
 * categories has those of the element around it; one without a code has that of the only button in it.
 * @param hook the feature's hook
 */
export function readNewsletters(hook: HTMLElement): readonly Listed[] {
  return [...hook.querySelectorAll<HTMLElement>(NEWSLETTER)].map((element) => {
    const [button, ...others] = element.querySelectorAll<HTMLElement>('[data-code]');
    const own = others.length === 0 ? button?.dataset.code : undefined;
    const holder = element.closest('[data-category]') ?? element;
    return {
      element,
      code: (element.dataset.newsletter || own || element.id).trim(),
      categories: offeredValues(holder, ['category'], false).map(valueKey).filter(Boolean),
    };
  });
}

/**
 * Reads the buttons of categories, with `data-category` or named after a category; an empty one, or "Alles", shows all
 * [newsletters-page-1].
 */
export function readCategories(
  hook: HTMLElement,
  newsletters: readonly Pick<Listed, 'categories'>[],
): readonly CategoryButton[] {
  const known = new Set(newsletters.flatMap(({ categories }) => categories));
  return [...hook.querySelectorAll('button')].flatMap((element) => {
    const { category } = element.dataset;
    const name = element.textContent?.trim() ?? '';
    const isNamed = name !== '' && (isAll(name) || known.has(valueKey(name)));
    if (category === undefined && (!isNamed || element.closest(NEWSLETTER))) return [];
    const value = category ?? name;
    return { element, category: isAll(value) ? undefined : valueKey(value) };
  });
}

/** Whether a newsletter belongs to a category [newsletters-page-1]. */
export function isIn({ categories }: Pick<Listed, 'categories'>, category: string | undefined): boolean {
  return category === undefined || categories.includes(category);
}
