import { address, integer, oneOf, optional } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { Election } from './Election.tsx';

/** Shows the results of an election, and updates them during the count [election-1, election-2, election-3]. */
export default widget({
  attributes: {
    /** The address of the results as JSON, on the page's own origin. */
    resultsUrl: address(),
    /** Milliseconds between two reads while the page is visible. */
    refreshInterval: optional(integer(100, 86_400_000), 60_000),
    /** The total number of seats, such as 150: then the widget shows how many are a majority. */
    totalSeats: optional(integer(1, 100_000)),
    /** `header` shows the counted share and the largest parties on one line; `widget` shows all parties. */
    view: optional(oneOf('header', 'widget'), 'widget'),
  },
  view: Election,
});
