import { caretaker } from '../caretaker-link.ts';
import type { Strategy } from './strategy.ts';

/** When an event is told on the bus, `event:topic:followed` for instance; the caretaker has the bus. */
export const event: Strategy = (start, { detail, signal }) => {
  caretaker().then(
    ({ once }) => once(detail, start, signal),
    () => {},
  );
};
