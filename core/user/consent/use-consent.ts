import { useStore } from 'zustand';
import { type ConsentPage, consent } from './consent.ts';
import { isGranted } from './rules.ts';

/**
 * Whether a purpose is granted, and the view follows it.
 * @param page the page
 * @param purpose such as `social-media`
 */
export function useConsent(page: ConsentPage, purpose: string): boolean {
  return useStore(consent(page), (state) => isGranted(state, purpose));
}
