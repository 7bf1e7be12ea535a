import { warn } from '../../../runtime/log/log.ts';
import type { PaywallConfig } from '../config.ts';
import { type PasswordScorer, scoreByLength } from './password-level.ts';

/**
 * Loads the scorer of passwords. The strength tool is loaded on the first call; the built-in scorer takes its place where
 * that fails, and where the site is configured so [password-strength-4].
 * Never rejects.
 */
export async function loadScorer(wanted: PaywallConfig['passwordScorer']): Promise<PasswordScorer> {
  if (wanted === 'length') return scoreByLength;
  try {
    return (await import('./strength-tool.ts')).scoreByTool;
  } catch {
    warn('funnel', 'The password-strength tool could not be loaded; length and kinds of characters count.');
    return scoreByLength;
  }
}
