import { type Chapter, headingOf } from '../../../core/ui/chapters/chapter.ts';
import { chapterName } from './texts.ts';

/** A chapter of the longread. */
interface LongreadChapter extends Chapter {
  readonly section: HTMLElement;
}

/** A value that is not a title: a number or a slug. */
const CODE = /^[\p{Ll}\d_-]*$/u;

/**
 * The chapters inside a hook, in document order; a nested chapter is part of the outer one [special-lostboys-1]. The
 * title is `data-chapter`, or the chapter's heading if that is a number, empty or a slug.
 */
export function readChapters(hook: Element): LongreadChapter[] {
  return [...hook.querySelectorAll<HTMLElement>('[data-chapter]')]
    .filter((section) => !section.parentElement?.closest('[data-chapter]'))
    .map((section, index) => {
      const name = section.dataset.chapter?.trim() ?? '';
      const heading = headingOf(section)?.textContent?.trim();
      const title = CODE.test(name) ? heading : name;
      if (title) return { label: title, section };
      if (!/^\d*$/.test(name)) return { label: name, section };
      return { label: chapterName(Number(name) || index + 1), isOwnLabel: true, section };
    });
}
