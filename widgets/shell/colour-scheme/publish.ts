import { emit } from '../../../core/runtime/bus/bus.ts';
import type { Colour, Scheme } from './scheme.ts';

let published = '';

/**
 * Puts a colour scheme in force: the class on the root element [colour-scheme-4], and the event for features
 * that must know the colour. Several menus on one page say the same: it is told once.
 */
export function publish(scheme: Scheme, colour: Colour): void {
  document.documentElement.classList.toggle('dark-mode', colour === 'dark');
  if (published === scheme + colour) return;
  published = scheme + colour;
  emit('colour-scheme:changed', { scheme, colour });
}
