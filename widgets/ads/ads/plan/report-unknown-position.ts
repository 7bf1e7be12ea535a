import { nearestName } from '../../../../core/runtime/caretaker/nearest-name.ts';
import { warn } from '../../../../core/runtime/log/log.ts';
import { AD_KINDS } from './positions.ts';

/** Logs a position that does not exist, and the one that was probably meant [ads-14]. */
export function reportUnknownPosition(feature: string, position: string): void {
  const shown = position.slice(0, 80);
  const nearest = nearestName(shown, AD_KINDS);
  const meant = nearest ? ` Did you mean "${nearest}"?` : '';
  warn(feature, `No position is named ${JSON.stringify(shown)}.${meant}`);
}
