import { leavePage } from '../../../core/platform/navigation/leave-page.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { archiveAddress } from './archive-address.ts';

/**
 * Builds the address of a search in the archive from the server's form, without empty dates [archive-search-1,
 * archive-search-2]. Without scripts the form is a GET form to the search page [archive-search-3].
 */
export default enhancer({
  attributes: {},
  enhance(form, _, { feature, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    let isLeaving = false;
    const fieldValue = (name: string) => String(new FormData(form).get(name) ?? '');
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        if (isLeaving) return;
        isLeaving = true;
        const [query, fromDate, toDate] = [
          fieldValue('query'),
          fieldValue('from_date'),
          fieldValue('to_date'),
        ];
        leavePage(archiveAddress({ query, fromDate, toDate }), () => {
          isLeaving = false;
        });
      },
      { signal },
    );
  },
});
