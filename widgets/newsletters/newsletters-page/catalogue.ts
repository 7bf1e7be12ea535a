/** A newsletter of the page. */
export interface Listed {
  readonly element: HTMLElement;
  readonly code: string;
  readonly categories: readonly string[];
}

/** A button of a category; `undefined` shows all newsletters. */
export interface CategoryButton {
  readonly element: HTMLButtonElement;
  readonly category: string | undefined;
}

const ALL = /^(|alles|all)$/i;

/**
 * Reads the newsletters: elements with `data-newsletter` or `data-category` that are no buttons.
 * @param hook of the feature
 */
export function readNewsletters(hook: HTMLElement): readonly Listed[] {
  const found = hook.querySelectorAll<HTMLElement>('[data-newsletter], [data-category]:not(button)');
  return [...found].map((element) => ({
    element,
    code: element.dataset.newsletter || element.id,
    categories: wordsOf(element.dataset.category),
  }));
}

/** Reads the buttons with `data-category`; an empty one, or "alles", shows all [newsletters-page-1]. */
export function readCategories(hook: HTMLElement): readonly CategoryButton[] {
  return [...hook.querySelectorAll<HTMLButtonElement>('button[data-category]')].map((element) => {
    const category = element.dataset.category?.trim() ?? '';
    return { element, category: ALL.test(category) ? undefined : category };
  });
}

/** Whether a newsletter belongs to a category [newsletters-page-1]. */
export function isIn({ categories }: Pick<Listed, 'categories'>, category: string | undefined): boolean {
  return category === undefined || categories.includes(category);
}

/** The code that the address's fragment names [newsletters-page-2]. */
export function codeOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function wordsOf(text = ''): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
