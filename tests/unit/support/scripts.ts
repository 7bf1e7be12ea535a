import { vi } from 'vitest';

/** The result of loading a script: it arrives as if it had run, fails or hangs. */
export type Outcome = 'arrives' | 'fails' | 'hangs';

/**
 * Replaces the network for third-party scripts in the current test.
 * @param outcome called for each script
 * @returns the scripts that were requested, oldest first
 */
export function stubScripts(
  outcome: (script: HTMLScriptElement) => Outcome = () => 'arrives',
): HTMLScriptElement[] {
  const requested: HTMLScriptElement[] = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement) || !script.src) return append(...nodes);
    requested.push(script);
    const what = outcome(script);
    queueMicrotask(() => {
      if (what === 'arrives') script.onload?.(new Event('load'));
      if (what === 'fails') script.onerror?.(new Event('error'));
    });
  });
  return requested;
}
