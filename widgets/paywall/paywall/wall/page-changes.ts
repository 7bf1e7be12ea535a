import { create } from '../../../../core/platform/dom/create.ts';
import styles from '../paywall.module.css';
import { type Hideable, hideElement, isHideable, MARK, showElement } from './hide-elements.ts';
import { find, isSelector } from './protected-content.ts';
import { hasBlockingWall } from './standing-walls.ts';

/** One wall's changes to the page around it. Each method sets the current state; `undo` reverts all of it. */
export interface PageChanges {
  /**
   * Hides these nodes, and shows those that were hidden before and are no longer among them.
   * @returns the hidden elements
   */
  hide(nodes: readonly ChildNode[]): ReadonlySet<Hideable>;
  /** Fades the end of this paragraph [paywall-types-9]. */
  fade(paragraph: ChildNode | undefined): void;
  /** Removes the players of games [paywall-types-21]; with another valid selector the previous ones are restored. */
  removePlayers(selector: string): void;
  undo(): void;
}

/** Records the changes of a wall, so that all of them can be undone. */
export function createPageChanges(): PageChanges {
  const wall = {};
  let hidden = new Set<Hideable>();
  const wrappers = new Set<Element>();
  let faded: Element | undefined;
  let removedBy = '';
  let players: { readonly player: Element; readonly mark: Comment }[] = [];

  /** Text nodes cannot be hidden: they are wrapped in an element until they are shown again. */
  const hideable = (node: ChildNode): Hideable[] => {
    if (isHideable(node)) return [node];
    if (!(node instanceof Text) || node.data.trim() === '') return [];
    const wrapper = create('span');
    wrappers.add(wrapper);
    node.replaceWith(wrapper);
    wrapper.append(node);
    return [wrapper];
  };
  const show = (element: Hideable) => {
    showElement(element, wall);
    if (wrappers.delete(element)) element.replaceWith(...element.childNodes);
  };
  const changes: PageChanges = {
    hide(nodes) {
      const next = new Set(nodes.flatMap(hideable));
      for (const element of hidden) if (!next.has(element)) show(element);
      for (const element of next) hideElement(element, wall);
      hidden = next;
      return hidden;
    },
    fade(paragraph) {
      const next = paragraph instanceof Element ? paragraph : undefined;
      const name = styles.fading;
      if (next !== faded) faded?.classList.remove(name);
      faded = next;
      if (!faded?.classList.contains(name)) faded?.classList.add(name);
    },
    removePlayers(selector) {
      if (selector !== '' && !isSelector(selector)) return;
      // Another selector, such as the site's own after the default, may not match a player that was removed.
      if (selector !== removedBy) {
        for (const { player, mark } of players) mark.replaceWith(player);
        players = [];
        removedBy = selector;
      }
      for (const player of find(selector)) {
        const mark = document.createComment('');
        player.replaceWith(mark);
        players.push({ player, mark });
      }
    },
    undo() {
      changes.hide([]);
      changes.fade(undefined);
      changes.removePlayers('');
      // Copies of hidden elements that a script made.
      if (hasBlockingWall()) return;
      for (const copy of document.querySelectorAll<HTMLElement>(`[${MARK}]`)) {
        hideElement(copy, wall);
        showElement(copy, wall);
      }
    },
  };
  return changes;
}
