import { useStore } from 'zustand';
import { type ConsentPage, consent } from './consent.ts';
import { isGranted } from './rules.ts';

/**
 * A hook: whether a purpose is granted. The component renders again when that changes.
 * @param page the page
 * @param purpose such as `social-media`
 */
export function useConsent(page: ConsentPage, purpose: string): boolean {
  return useStore(consent(page), (state) => isGranted(state, purpose));
}
