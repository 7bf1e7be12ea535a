// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createHookGroups,
  type HookGroups,
} from '../../../../../core/runtime/caretaker/create-hook-groups.ts';
import { endMounts } from '../../../../../core/runtime/caretaker/end.ts';
import type { Mounts } from '../../../../../core/runtime/loader/contract.ts';
import { mountOf, route } from '../loader/support.ts';

/** Distance in px between two hooks. */
const DISTANCE = 400;

const places = new Map<Element, number>();

/** Stores its targets, and reports the position of each, based on the hook's row. */
class FakeObserver {
  readonly targets = new Set<Element>();
  constructor(
    readonly notify: (entries: object[]) => void,
    readonly options: IntersectionObserverInit = {},
  ) {
    made.push(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
    queueMicrotask(() => this.report());
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
  }

  /** The targets within the margin; all targets if only positions were requested. */
  report(scrolled = scrollTop): void {
    const entries = [...this.targets].map((target) => {
      const top = (places.get(target) ?? 0) - scrolled;
      const reach = Number.parseInt(this.options.rootMargin ?? '0', 10);
      const boundingClientRect = { top, bottom: top + 300, left: 0, right: 300 };
      return { target, boundingClientRect, isIntersecting: top < 800 + reach && top + 300 > -reach };
    });
    if (entries.length > 0) this.notify(entries);
  }
}

let made: FakeObserver[];
let scrollTop: number;
let mounts: Mounts;
let quiet: (() => void)[];
let near: FakeObserver;
let nearer: FakeObserver;
let groups: HookGroups;
/** Reports that an element has a new size. */
let resize: (target: Element) => void;

/** Adds hooks to the page, in a column. */
function add(number: number, detail = '200px'): HTMLElement[] {
  return Array.from({ length: number }, () => {
    const hook = document.createElement('div');
    hook.dataset.widgetState = 'waiting';
    places.set(hook, places.size * DISTANCE);
    const item = document.createElement('li');
    item.append(hook);
    document.body.append(item);
    mounts.set(hook, [mountOf(hook, { route: route('quiz', { load: 'v', detail }), state: 'waiting' })]);
    (detail === '200px' ? near : nearer).observe(hook);
    return hook;
  });
}

/** Waits for an idle period. */
async function pass(): Promise<void> {
  for (const run of quiet.splice(0)) run();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(async () => {
  made = [];
  scrollTop = 0;
  places.clear();
  document.body.innerHTML = '';
  mounts = new Map();
  quiet = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        resize = (target) => notify([{ target }]);
      }
      observe() {}
      unobserve() {}
    },
  );
  near = new FakeObserver(() => {}, { rootMargin: '200px' });
  nearer = new FakeObserver(() => {}, { rootMargin: '100px' });
  groups = createHookGroups(
    mounts,
    { '200px': near, '100px': nearer } as unknown as Record<string, IntersectionObserver>,
    (run) => quiet.push(run),
  );
});

it('leaves a few hooks alone', async () => {
  add(199);
  groups.update(document);
  await pass();
  expect(near.targets.size).toBe(199);
});

it('observes the hooks of all groups in a line again when its block is hidden', async () => {
  const line = document.createElement('p');
  for (const hook of add(300)) {
    hook.style.display = 'inline';
    line.append(hook);
  }
  document.body.append(line);
  groups.update(document);
  await pass();
  expect(near.targets.size).toBeLessThan(70);
  vi.spyOn(line, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
  resize(line);
  expect(near.targets.size).toBe(300);
});

describe('with many hooks', () => {
  let hooks: HTMLElement[];

  beforeEach(async () => {
    hooks = add(300);
    groups.update(document);
    await pass();
  });

  it('observes one by one only those near the viewport', () => {
    expect(near.targets.size).toBeLessThan(70);
    expect(near.targets).toContain(hooks[0]);
    expect(near.targets).not.toContain(hooks[150]);
  });

  it('observes those of a group again once the group comes nearer', () => {
    scrollTop = 150 * DISTANCE;
    for (const observer of made) observer.report();
    expect(near.targets).toContain(hooks[150]);
    expect(near.targets).not.toContain(hooks[250]);
  });

  it('observes those of a group again when one of them leaves, but not that one', () => {
    const [gone, neighbour] = [hooks[150], hooks[151]] as [HTMLElement, HTMLElement];
    const item = gone.parentElement as HTMLElement;
    item.remove();
    endMounts(mounts, item);
    groups.update(item);
    expect(near.targets).toContain(neighbour);
    expect(near.targets).not.toContain(gone);
    expect(near.targets).not.toContain(hooks[250]);
  });

  it('does not observe again those that have begun to load', () => {
    const [mount] = mounts.get(hooks[150] as HTMLElement) ?? [];
    if (mount) mount.state = 'loading';
    groups.update(hooks[151] as HTMLElement);
    expect(near.targets).toContain(hooks[151]);
    expect(near.targets).not.toContain(hooks[150]);
  });

  it('groups those of another margin apart', async () => {
    const others = add(300, '100px');
    groups.update(document.createElement('p'));
    await pass();
    expect(nearer.targets.size).toBe(0);
    scrollTop = 400 * DISTANCE;
    for (const observer of made) observer.report();
    expect(nearer.targets).toContain(others[100]);
    expect(near.targets).not.toContain(others[100]);
  });

  it('leaves alone a hook on which features with several margins wait', async () => {
    const [first] = add(300) as [HTMLElement];
    const onHook = mounts.get(first) ?? [];
    const other = mountOf(first, { route: route('tour', { load: 'v', detail: '100px' }), state: 'waiting' });
    mounts.set(first, [...onHook, other]);
    groups.update(document.createElement('p'));
    await pass();
    expect(near.targets).toContain(first);
  });
});
