import { warn } from '../../log/log.ts';
import { type PasswordScorer, scoreByLength } from './password-level.ts';

/**
 * Loads the strength tool; the built-in scorer takes its place where it cannot be had [password-strength-4].
 * Never rejects.
 */
export async function loadScorer(): Promise<PasswordScorer> {
  try {
    return (await import('./strength-tool.ts')).scoreByTool;
  } catch {
    warn('funnel', 'The password-strength tool could not be loaded; length and kinds of characters count.');
    return scoreByLength;
  }
}
