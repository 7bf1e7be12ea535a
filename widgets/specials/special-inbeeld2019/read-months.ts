import { MONTHS } from '../../../core/platform/time/texts.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { headingOf } from '../../../core/ui/chapters/chapter.ts';

/** The photos of a month. */
interface PhotoMonth {
  readonly label: string;
  readonly section: HTMLElement;
}

/**
 * The months of a server-sent year of photos [special-inbeeld2019-1]: elements with `data-month` (1 to 12, yyyy-mm or
 * the name), otherwise sections with photos whose heading begins with the month. Two of the same month are one entry.
 * @param feature the feature's name, for warnings
 */
export function readMonths(hook: Element, feature: string): PhotoMonth[] {
  const marked = [...hook.querySelectorAll<HTMLElement>('[data-month]')];
  const withPhotos = () =>
    [...hook.querySelectorAll<HTMLElement>('section')].filter((section) => section.querySelector('img'));
  const sections = marked.length > 0 ? marked : withPhotos();
  const months = new Map<string, PhotoMonth>();
  for (const section of sections) {
    const name = section.dataset.month ?? headingOf(section)?.textContent ?? '';
    const label = monthName(name);
    if (label === undefined) {
      const what = section.dataset.month === undefined ? 'A heading' : 'data-month';
      warn(feature, `${what} is ${JSON.stringify(name.trim().slice(0, 80))}; expected a month.`);
    } else if (!months.has(label)) months.set(label, { label, section });
  }
  return [...months.values()];
}

/** @param text a text such as '3', '2019-03', 'maart' or 'Maart: storm' */
function monthName(text: string): string | undefined {
  const [, number] = /^(?:\d{4}-)?(\d{1,2})(?:-\d{2})?$/.exec(text.trim()) ?? [];
  if (number !== undefined) return MONTHS[Number(number) - 1];
  const [word = ''] = /^\p{L}+/u.exec(text.trim().toLowerCase()) ?? [];
  return MONTHS.find((month) => month.toLowerCase() === word);
}
