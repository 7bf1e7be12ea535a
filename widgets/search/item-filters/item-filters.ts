import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { readQuery, withQuery } from '../../../core/platform/history/query.ts';
import { replaceAddressAfterPaint } from '../../../core/platform/history/write-address.ts';
import { keepHeight } from '../../../core/platform/viewport/keep-height.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { groupNames, isChanged, readChoices, writeChoices } from '../../../core/ui/filtering/choices.ts';
import { createResultCount } from '../../../core/ui/filtering/create-result-count.ts';
import { filterItems } from '../../../core/ui/filtering/filter-items.ts';
import { isMatch, readValues } from '../../../core/ui/filtering/matches.ts';
import { onEachMoment, readMoments } from '../../../core/ui/filtering/passed.ts';
import styles from './item-filters.module.css';
import { CLEAR, countText } from './texts.ts';

/** Selector of the items that a form filters, anywhere on the page. */
const ITEMS = '[data-filter-values]';

/**
 * Filters the items of the page by the values selected in a server-sent form [item-filters-1]. The selection is in the
 * query string, so that it survives a reload and can be shared [item-filters-2]. Items that have ended are removed,
 * including while the page is open. Without scripts the form is submitted.
 */
export default enhancer({
  attributes: {},
  enhance(form, _, { feature, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    const clear = createButton(CLEAR);
    const line = create('div');
    line.className = styles.line;
    line.append(clear);
    insert(form, 'beforeend', line, signal);
    const showCount = createResultCount(line, 'afterbegin', signal);

    const ends = readMoments(feature, 'ends-at');
    const items = () => [...document.querySelectorAll<HTMLElement>(ITEMS)];

    let release = () => {};
    // Until the visitor selects something, items that have ended disappear without moving the content below.
    const hold = () => {
      const leaving = items().filter((item) => !item.hidden && ends.hasPassed(item));
      const lists = new Set(leaving.flatMap(({ parentElement }) => parentElement ?? []));
      const releases = [release, ...[...lists].map((list) => keepHeight(list, signal))];
      release = () => {
        for (const each of releases) each();
      };
    };
    const apply = () => {
      const choices = readChoices(form);
      const matches = (item: HTMLElement) =>
        !ends.hasPassed(item) && isMatch(readValues(item.dataset.filterValues ?? ''), choices);
      showCount(countText(filterItems(items(), matches, signal)));
    };
    const restore = () => {
      writeChoices(form, readQuery(groupNames(form)));
      apply();
    };
    const choose = () => {
      release();
      apply();
      replaceAddressAfterPaint(() => withQuery(readChoices(form)));
    };

    hold();
    const isChosenBefore = isChanged(form);
    if (!isChosenBefore && readQuery(groupNames(form)).size > 0) restore();
    else if (isChosenBefore) choose();
    else apply();
    const onEnd = () => {
      hold();
      apply();
    };
    onEachMoment(items, ends, onEnd, signal);

    form.addEventListener('change', choose, { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        choose();
      },
      { signal },
    );
    const reset = () => {
      writeChoices(form, new Map());
      choose();
    };
    clear.addEventListener('click', reset, { signal });
    form.addEventListener(
      'reset',
      (event) => {
        // The browser would restore the server's values, which may include a selection.
        event.preventDefault();
        reset();
      },
      { signal },
    );
    addEventListener('popstate', restore, { signal });
  },
});
