import { create } from '../../platform/dom/create.ts';

/**
 * Creates an element that a view keeps by `<Served>`, such as the container of a player: it is not React's, so that it is
 * still whole in a view that is drawn anew.
 * @returns the nodes for `<Served>`: the element alone
 */
export function createKept(): readonly [HTMLElement] {
  return [create('div')];
}
