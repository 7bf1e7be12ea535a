import { type ReactNode, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { create } from '../../platform/dom/create.ts';
import { markLanguage } from '../../runtime/feature/mark-language.ts';

interface BesideProps {
  /** An element of the server's. */
  readonly element: Element;
  /** In relation to the element, as for `insertAdjacentElement`. */
  readonly at: InsertPosition;
  /** Class of the element that holds the children. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Draws a part of a view beside an element of the server's, which stays where it is. React adds some 150 listeners to each
 * such place: a view has at most about twenty.
 */
export function Beside({ element, at, className = 'nmt-view', children }: BesideProps) {
  const [container] = useState(() => create('div'));
  container.className = className;
  // Before the layout effects of the children, which may take the focus.
  useInsertionEffect(() => {
    element.insertAdjacentElement(at, container);
    const unmarkLanguage = markLanguage(container);
    return () => {
      unmarkLanguage();
      container.remove();
    };
  }, [element, at, container]);
  return createPortal(children, container);
}
