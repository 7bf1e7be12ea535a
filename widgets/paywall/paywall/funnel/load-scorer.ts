import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import { warn } from '../../../../core/runtime/log/log.ts';
import { type PasswordScorer, scoreByLength } from './password-level.ts';

/**
 * Loads the scorer of passwords: the strength tool, or the built-in scorer if the tool fails to load or is disabled in
 * the site's configuration [password-strength-4]. Never rejects.
 */
export async function loadScorer(wanted: PaywallConfig['passwordScorer']): Promise<PasswordScorer> {
  if (wanted === 'length') return scoreByLength;
  try {
    return (await import('./score-by-tool.ts')).scoreByTool;
  } catch {
    warn('funnel', 'The password-strength tool could not be loaded; length and kinds of characters count.');
    return scoreByLength;
  }
}
