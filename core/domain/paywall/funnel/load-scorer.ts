import { warn } from '../../../runtime/log/log.ts';
import type { PaywallConfig } from '../config.ts';
import { type PasswordScorer, scoreByLength } from './password-level.ts';

/**
 * Gives what judges passwords. The tool is loaded by the first who asks; the built-in scorer takes its place where
 * it cannot be had, and where the site wants it [password-strength-4].
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
