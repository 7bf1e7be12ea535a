import type { Strategy } from './strategy.ts';

/** When an event is emitted on the bus, `event:topic:followed` for instance; the caretaker has the bus. */
export const event: Strategy = (mount, { caretaker }) => {
  void caretaker().then(
    (care) => care && care.once(mount.route.detail, () => mount.start(), mount.controller.signal),
  );
};
