import { type ReactNode, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { create } from '../../platform/dom/create.ts';
import { markLanguage } from '../../runtime/feature/mark-language.ts';

interface BesideProps {
  /** A server-sent element. */
  readonly element: Element;
  /** The position relative to the element, as for `insertAdjacentElement`. */
  readonly at: InsertPosition;
  /** The class of the element around the children. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Renders a part of a view next to a server-sent element, which stays where it is. React adds about 150 listeners to
 * each such container, so a view should have at most about twenty.
 */
export function Beside({ element, at, className = 'nmt-view', children }: BesideProps) {
  const [container] = useState(() => create('div'));
  container.className = className;
  // The container is inserted before the layout effects of the children run, which may move the focus.
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
