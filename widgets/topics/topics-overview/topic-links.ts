import { show } from '../../../core/platform/dom/undo.ts';
import { isLinkToPlace } from '../../../core/platform/history/href-of.ts';
import { initialOf } from './names.ts';

/** A topic of the server's list. */
export interface TopicLink {
  readonly name: string;
  readonly initial: string;
  /** The element that is hidden with it: its list item, or the link itself. */
  readonly item: HTMLElement;
}

/**
 * The topics of the list: every link in the hook that leads away from the page.
 * @param hook the overview
 */
export function topicLinks(hook: HTMLElement): TopicLink[] {
  const links = [...hook.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return links
    .filter((link) => !isLinkToPlace(link))
    .map((link) => {
      const name = link.textContent.trim();
      const item = link.closest('li');
      return { name, initial: initialOf(name), item: item && hook.contains(item) ? item : link };
    });
}

/**
 * Shows some of the topics and hides the others, as well as groups in which none is shown.
 * @param hook the overview
 * @param topics all topics
 * @param shown the topics to show
 * @param signal shows everything again
 */
export function showTopics(
  hook: HTMLElement,
  topics: readonly TopicLink[],
  shown: ReadonlySet<TopicLink>,
  signal: AbortSignal,
): void {
  const groups = new Map<HTMLElement, boolean>();
  for (const topic of topics) {
    const isShown = shown.has(topic);
    show(topic.item, isShown, signal);
    for (let group = topic.item.parentElement; group && group !== hook; group = group.parentElement)
      groups.set(group, isShown || groups.get(group) === true);
  }
  for (const [group, isShown] of groups) show(group, isShown, signal);
}
