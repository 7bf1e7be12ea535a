import { vi } from 'vitest';
import type {
  PublisherTag,
  TagEvent,
  TagSlot,
} from '../../../../../../widgets/ads/ads/provider/publisher-tag.ts';

/** A slot that the product defined. */
export interface DefinedSlot extends TagSlot {
  readonly path: string;
  readonly sizes: unknown;
  readonly id: string;
  readonly targeting: Record<string, unknown>;
}

/** A publisher tag that records its calls, and answers on the test's command. */
export function stubTag() {
  const calls: string[] = [];
  const slots: DefinedSlot[] = [];
  const targeting: Record<string, unknown> = {};
  const privacy: Record<string, boolean> = {};
  const listeners = new Map<string, (event: TagEvent) => void>();
  const pubads: ReturnType<PublisherTag['pubads']> = {
    disableInitialLoad: () => void calls.push('disableInitialLoad'),
    isInitialLoadDisabled: vi.fn(() => true),
    setForceSafeFrame: (isForced) => calls.push(`safe frames ${isForced}`),
    setSafeFrameConfig: (config) => calls.push(JSON.stringify(config)),
    setPrivacySettings: (settings) => Object.assign(privacy, settings),
    setTargeting: (key, value) => {
      targeting[key] = value;
    },
    addEventListener: (type, listener) => listeners.set(type, listener),
    refresh: (some) => {
      for (const slot of some) calls.push(`refresh ${(slot as DefinedSlot).id}`);
    },
  };
  const tag: PublisherTag = {
    cmd: { push: (command) => command() },
    pubads: () => pubads,
    defineSlot: vi.fn((path, sizes, id) => {
      const own: Record<string, unknown> = {};
      const slot: DefinedSlot = {
        path,
        sizes,
        id,
        targeting: own,
        setTargeting: (key, value) => {
          own[key] = value;
        },
        setForceSafeFrame: (isForced) => calls.push(`${id} safe ${isForced}`),
        addService: () => {},
      };
      slots.push(slot);
      return slot;
    }),
    enableServices: () => void calls.push('enableServices'),
    display: (id) => void calls.push(`display ${id}`),
    destroySlots: (some) => {
      for (const slot of some) calls.push(`destroy ${(slot as DefinedSlot).id}`);
    },
  };
  const report = (type: string, id: string, detail: Partial<TagEvent>) => {
    const slot = slots.findLast((own) => own.id === id);
    if (!slot) throw new Error(`No slot ${id} was defined.`);
    listeners.get(type)?.({ slot, ...detail });
  };
  return {
    tag,
    calls,
    slots,
    targeting,
    privacy,
    render: (id: string, isEmpty: boolean, size?: unknown) =>
      report('slotRenderEnded', id, { isEmpty, size }),
    load: (id: string) => report('slotOnload', id, {}),
  };
}
