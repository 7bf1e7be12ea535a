import { vi } from 'vitest';
import type { Feature } from '../../../../core/runtime/feature/feature.ts';
import { type PageFacts, readFacts } from '../../../../core/runtime/page/facts.ts';

type MountContext = Parameters<Feature['mount']>[1];

/** A feature on its hook, as mounted by the loader. */
export interface Mounted {
  readonly hook: HTMLElement;
  readonly fail: ReturnType<typeof vi.fn<MountContext['fail']>>;
  /** Simulates that the hook is removed from the page. */
  leave(): void;
}

const controllers = new Set<AbortController>();

/**
 * Mounts a feature on an element of the document.
 * @param feature the chunk's default export
 * @param hook the element
 * @param facts facts that replace those of the document
 */
export async function mount(
  feature: Feature,
  hook: HTMLElement | null,
  facts: Partial<PageFacts> = {},
): Promise<Mounted> {
  if (!hook) throw new Error('There is no such hook in the document.');
  document.body.dataset.pageType = facts.pageType ?? 'article';
  configure(facts.config ?? { loginCookie: 'nmt_login' });
  const controller = new AbortController();
  controllers.add(controller);
  const fail = vi.fn<MountContext['fail']>();
  const context: MountContext = {
    feature: hook.dataset.widget ?? 'feature',
    facts: { ...readFacts(), ...facts },
    signal: controller.signal,
    fail,
  };
  await feature.mount(hook, context);
  return { hook, fail, leave: () => controller.abort() };
}

/** Writes the site's configuration into the document, from which features read it. */
export function configure(config: object): void {
  document.getElementById('site-config')?.remove();
  const block = document.createElement('script');
  block.id = 'site-config';
  block.type = 'application/json';
  block.textContent = JSON.stringify(config);
  document.head.append(block);
}

/** Unmounts all features of a test. */
export function leaveAll(): void {
  for (const controller of controllers) controller.abort();
  controllers.clear();
}
