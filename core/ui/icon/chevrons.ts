/*! Shapes from Lucide (ISC licence, Copyright Lucide Icons and Contributors; parts from Feather, MIT licence, Copyright Cole Bemis). */
import type { Shape } from './shapes.ts';

/* A separate file from `shapes.ts`, so that the first screen of an article loads no other icons. */

export const chevronDown: Shape = [['path', { d: 'm6 9 6 6 6-6' }]];
export const chevronLeft: Shape = [['path', { d: 'm15 18-6-6 6-6' }]];
export const chevronRight: Shape = [['path', { d: 'm9 18 6-6-6-6' }]];
