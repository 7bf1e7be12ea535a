/** Why a folder makes elements itself, and not by a view. */
type Reason = keyof typeof REASONS;

export const REASONS = {
  'one line': 'A button or a line of text beside the server’s markup, or for each of many items of it.',
  'server’s markup': 'Copies or completes what the server sent.',
  'before React': 'Has to be there before React, and if React never comes.',
  'many hooks': 'Hooks by the thousand: a root or a portal for each costs 0.4 ms and 144 listeners.',
  'no interface': 'Makes an element that nobody sees, or that holds a view or something of a third party.',
  kit: 'A part of the kit for those above.',
  'to be a view': 'Draws an interface of its own, which is to become a view.',
} as const;

/** The folders whose files make elements by hand. The list only gets shorter. */
export const DRAWN_BY_HAND: Readonly<Record<string, Reason>> = {};
