import { useStore } from 'zustand';
import type { Page } from '../../runtime/page/page.ts';
import type { Visitor } from './visitor.ts';
import { visitor } from './visitor-store.ts';

/**
 * Who is reading, in React. The component is drawn again when that changes.
 * @param page the page
 * @returns undefined while it is not known yet
 */
export function useVisitor(page: Page): Visitor | undefined {
  return useStore(visitor(page).store);
}
