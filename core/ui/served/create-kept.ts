import { create } from '../../platform/dom/create.ts';

/**
 * Creates an element that a view keeps by `<Served>`, such as the container of a player: React does not manage it, so
 * that it stays intact if the view is rendered from scratch.
 * @returns the nodes for `<Served>`: only the element
 */
export function createKept(): readonly [HTMLElement] {
  return [create('div')];
}
