import type { StrategyLetter } from './read-routes.ts';
import { event } from './strategies/event.ts';
import { idle } from './strategies/idle.ts';
import { interaction } from './strategies/interaction.ts';
import { now } from './strategies/now.ts';
import type { Strategy } from './strategies/strategy.ts';
import { visible } from './strategies/visible.ts';

/**
 * Step 3: the strategies, which decide when a feature loads. A new strategy is a new file next to these and an entry
 * here.
 */
export const strategies: Readonly<Record<StrategyLetter, Strategy>> = {
  n: now,
  i: idle,
  v: visible,
  a: interaction,
  e: event,
};
