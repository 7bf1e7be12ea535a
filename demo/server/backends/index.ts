import type { Backend } from '../../../fixtures/server/route.ts';
import type { Paper } from '../addresses.ts';
import { cards } from './cards.ts';
import { fragments } from './fragments.ts';

/** The servers whose answers are parts of this newspaper: the stand-in answers for them as for all others. */
export const paperBackends = (paper: Paper): readonly Backend[] => [cards(paper), fragments(paper)];
