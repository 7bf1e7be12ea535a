import { nearestName } from '../../core/runtime/caretaker/nearest-name.ts';

/**
 * Returns the field that was most likely meant by an unknown one.
 * @returns undefined if none is similar
 */
export function nearestField(name: string, names: readonly string[]): string | undefined {
  const plainNames = names.map(plain);
  const near = nearestName(plain(name), plainNames);
  if (near === undefined) return names.find((other) => endsWithWord(other, name));
  return names[plainNames.indexOf(near)];
}

/** `type` is the last word of `buttonType` and of `button_type`, so it is similar to both. */
function endsWithWord(other: string, name: string): boolean {
  const words = other.split(/[_-]|(?=[A-Z])/).map((word) => word.toLowerCase());
  return name.length > 3 && words.length > 1 && words.at(-1) === name.toLowerCase();
}

/** `articleId`, `article_id` and `article-id` count as one name. */
const plain = (name: string) => name.replace(/[_-]/g, '').toLowerCase();
