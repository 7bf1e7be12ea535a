import type { Strategy } from './strategy.ts';

/** Starts when an event is emitted on the bus, such as `event:topic:followed`; the caretaker has the bus. */
export const event: Strategy = (mount, { caretaker }) => {
  void caretaker().then(
    (care) => care && care.once(mount.route.detail, () => mount.start(), mount.controller.signal),
  );
};
