import type { Strategy } from './strategy.ts';

/** When an event is emitted on the bus, `event:topic:followed` for instance; the caretaker has the bus. */
export const event: Strategy = ({ route, controller, start }, { caretaker }) => {
  void caretaker().then((care) => {
    if (care) care.once(route.detail, start, controller.signal);
  });
};
