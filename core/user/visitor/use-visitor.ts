import { useStore } from 'zustand';
import type { Page } from '../../runtime/page/page.ts';
import type { Visitor } from './visitor.ts';
import { visitor } from './visitor-store.ts';

/**
 * Returns the visitor, as a React hook. The component renders again when the visitor changes.
 * @param page the page
 * @returns undefined while the visitor is unknown
 */
export function useVisitor(page: Page): Visitor | undefined {
  return useStore(visitor(page).store);
}
