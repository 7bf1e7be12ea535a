import { DRAWN } from '../../../../core/domain/liveblog/content-of.ts';
import type { UpdateFacts } from '../../../../core/domain/liveblog/update.ts';
import { create } from '../../../../core/platform/dom/create.ts';
import { insert } from '../../../../core/platform/dom/undo.ts';
import { anchorScroll } from '../../../../core/platform/viewport/anchor-scroll.ts';
import type { Context } from '../../../../core/runtime/feature/feature.ts';
import { textLanguage } from '../../../../core/runtime/feature/mark-language.ts';
import { mountView } from '../../../../core/runtime/feature/mount-view.ts';
import styles from './SinceLastVisit.module.css';
import { SinceLastVisit } from './SinceLastVisit.tsx';
import { LAST_SEEN } from './texts.ts';
import type { Unseen } from './unseen.ts';

/** An update that the page lists. */
export interface Listed extends UpdateFacts {
  readonly element: HTMLElement;
}

/**
 * Renders the summary of what happened since the last visit, and marks the newest update that the visitor had already
 * seen.
 * @param place the element in which it is rendered
 * @param unseen the updates since the last visit
 * @param context the feature's context, whose signal removes both
 */
export function showSummary(
  place: HTMLElement,
  unseen: Unseen<Listed>,
  { feature, signal }: Pick<Context, 'feature' | 'signal'>,
): void {
  const change = () => {
    mountView(place, <SinceLastVisit {...linksOf(unseen)} />, { signal, feature });
    markLastSeen(unseen, signal);
  };
  // At the top of the page the summary should be visible; further down it must not move what is being read.
  if (place.getBoundingClientRect().top < 0) anchorScroll(change);
  else change();
}

function linksOf({ count, isAtLeast, keyPoints, first }: Unseen<Listed>) {
  return {
    count,
    isAtLeast,
    keyPoints: keyPoints.flatMap(({ element }) => {
      const headline = element.querySelector('h1, h2, h3, h4')?.textContent?.trim();
      return headline ? [{ anchor: element.id, headline }] : [];
    }),
    first: first.element.id,
  };
}

/** Marks the newest update that the visitor had already seen. */
function markLastSeen({ lastSeen }: Unseen<Listed>, signal: AbortSignal): void {
  if (!lastSeen) return;
  const mark = create('p', { class: styles.mark, lang: textLanguage(), [DRAWN]: true }, LAST_SEEN);
  insert(lastSeen.element, 'afterbegin', mark, signal);
}
