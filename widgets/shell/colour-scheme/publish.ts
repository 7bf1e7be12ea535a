import { emit } from '../../../core/runtime/bus/bus.ts';
import type { Colour, Scheme } from './scheme.ts';

let told = '';

/**
 * Puts a colour scheme in force: the class on the root element [colour-scheme-4], and the event for features
 * that must know the colour. Several menus on one page say the same: it is told once.
 */
export function publish(scheme: Scheme, colour: Colour): void {
  document.documentElement.classList.toggle('dark-mode', colour === 'dark');
  if (told === scheme + colour) return;
  told = scheme + colour;
  emit('colour-scheme:changed', { scheme, colour });
}
