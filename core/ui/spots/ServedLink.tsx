import { useEffect } from 'react';
import { isPlainClick } from '../../platform/navigation/is-plain-click.ts';
import { useServed } from '../served/use-served.ts';
import type { Spot, SpotLink } from './read-spots.ts';
import styles from './spots.module.css';

interface ServedLinkProps {
  readonly link: SpotLink;
  readonly spot: Spot;
  readonly isCurrent: boolean;
  /** The id of the text that says that its item was opened; undefined if it was not. */
  readonly note: string | undefined;
  readonly onPress: (item: HTMLElement, link: SpotLink) => void;
}

/** Makes a server-sent link open its item in the panel. */
export function ServedLink({ link, spot: { item, name }, isCurrent, note, onPress }: ServedLinkProps) {
  useServed(link, {
    classes: note === undefined ? {} : { [styles.opened]: true },
    attributes: {
      'aria-haspopup': 'dialog',
      ...(isNamed(link, name) ? {} : { 'aria-label': name }),
      ...(isCurrent && { 'aria-current': 'true' }),
      ...(note !== undefined && { 'aria-describedby': note }),
    },
  });
  useEffect(() => {
    const press = (event: Event) => {
      if (!isPlainClick(event as MouseEvent)) return;
      event.preventDefault();
      onPress(item, link);
    };
    link.addEventListener('click', press);
    return () => link.removeEventListener('click', press);
  }, [link, item, onPress]);
  return null;
}

/** Whether a link has an accessible name; not every screen reader uses a title in a drawing as one. */
function isNamed(link: Element, name: string): boolean {
  const names = ['aria-label', 'aria-labelledby', 'title', 'alt'].map((attribute) =>
    link.getAttribute(attribute),
  );
  const text = link instanceof HTMLElement ? link.textContent : link.querySelector('text')?.textContent;
  return [...names, text].some((found) => found?.trim() && found !== name);
}
