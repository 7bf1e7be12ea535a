import type { Post } from './types.ts';

/** Messages on an invented social network; the demo plays this third party, too. */
export const POSTS = {
  ice: {
    id: 'ijs-3-1',
    author: 'IJsclub Veenbrug',
    account: '@ijsclubveenbrug',
    text: 'Drie komma één. Wie het eerst komt, schaatst het eerst. Neem zelf thee mee, het koor heeft alles op.',
  },
  bridge: {
    id: 'pont-1',
    author: 'Pont de Dageraad',
    account: '@pontdageraad',
    text: 'De pont vaart weer. De schipper ook, na twee koppen koffie. Eerste overtocht om kwart voor zes.',
  },
  crossing: {
    id: 'pont-2',
    author: 'Pont de Dageraad',
    account: '@pontdageraad',
    text: 'Voor wie slaapt: zo ziet de overkant eruit om zes uur. (Filmpje van 0:42.)',
  },
} as const satisfies Record<string, Post>;
