import { useStore } from 'zustand';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { isSubscriber } from '../../../../core/user/visitor/rights.ts';
import { visitor } from '../../../../core/user/visitor/visitor-store.ts';

/** Whether the visitor may read all articles, not only free ones; false until the visitor is known. */
export function useReadsAll(page: Page): boolean {
  return useStore(visitor(page).store, (known) => known !== undefined && isSubscriber(known));
}
