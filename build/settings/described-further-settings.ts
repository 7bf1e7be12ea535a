/** Replaces core/runtime/config/further-settings.ts, as described-settings.ts does for settings.ts. */

import {
  text as filledText,
  origins as originList,
} from '../../core/runtime/config/config-schema.contract.ts';
import * as kinds from '../../core/runtime/config/further-settings.ts';
import { describedKind, patternOf } from './described-kind.ts';

export * from '../../core/runtime/config/further-settings.ts';

export const allMatching = describedKind(kinds.allMatching, (form, expects) => ({
  type: 'array',
  title: expects,
  items: { ...filledText, pattern: patternOf(form) },
}));

export const origins = describedKind(kinds.origins, () => originList);
