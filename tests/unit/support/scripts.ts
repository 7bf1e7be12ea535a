import { vi } from 'vitest';

/** What becomes of a script: it arrives as if it had run. */
export type Outcome = 'arrives' | 'fails' | 'hangs';

/**
 * Takes the network's place for the scripts of third parties in the present test.
 * @param outcome asked for each script
 * @returns the scripts that were requested, the oldest first
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
