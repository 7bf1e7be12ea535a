import { emit } from '../../../core/runtime/bus/bus.ts';
import type { Colour, Scheme } from './scheme.ts';

let published = '';

/**
 * Applies a colour scheme: the class on the root element [colour-scheme-4], and the event for features that need the
 * colour. Several menus on one page cause one event.
 */
export function publish(scheme: Scheme, colour: Colour): void {
  document.documentElement.classList.toggle('dark-mode', colour === 'dark');
  if (published === scheme + colour) return;
  published = scheme + colour;
  emit('colour-scheme:changed', { scheme, colour });
}
