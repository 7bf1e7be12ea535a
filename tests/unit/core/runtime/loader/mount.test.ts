// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  Link,
  Mount,
  Mountable,
  MountContext,
  Notice,
} from '../../../../../core/runtime/loader/contract.ts';
import { failMount, mountFeature, setState } from '../../../../../core/runtime/loader/mount.ts';
import { facts, find, linkTo, mountOf } from './support.ts';

const FACTS = facts();
let received: Notice[];
let mount: Mount;
let link: Link;
const replay = vi.fn<() => void>();
const prepare = vi.fn<(mount: Mount) => Promise<() => void>>();
const caretaker = vi.fn<Link['caretaker']>();

/** A feature controlled by the test. */
const feature = (act: (hook: HTMLElement, context: MountContext) => void | Promise<void>): Mountable => ({
  mount: act,
});

const state = () => find('#hook').getAttribute('data-widget-state');

beforeEach(() => {
  document.body.innerHTML = '<div id="hook" data-widget="quiz">Van de server</div>';
  mount = mountOf(find('#hook'));
  received = [];
  replay.mockReset();
  prepare.mockReset().mockResolvedValue(replay);
  const idle = linkTo(received, { prepare });
  caretaker.mockReset().mockImplementation(idle.caretaker);
  link = { ...idle, caretaker };
});

describe('the state', () => {
  const statesOf = (hook: HTMLElement, route: Partial<Mount['route']>) => {
    const own = mountOf(hook);
    Object.assign(own, { route: { ...own.route, ...route } });
    return (['waiting', 'loading', 'mounted', 'failed'] as const).map((state) => {
      setState(own, state);
      return [own.state, hook.getAttribute('data-widget-state')].join(' ');
    });
  };

  it('is that of the mount', () => {
    expect(statesOf(find('#hook'), {})).toEqual([
      'waiting waiting',
      'loading loading',
      'mounted mounted',
      'failed failed',
    ]);
  });

  it('is on <body> only when it lasts: each change there has all hooks computed anew', () => {
    expect(statesOf(document.body, { hook: 'body' })).toEqual([
      'waiting ',
      'loading ',
      'mounted mounted',
      'failed failed',
    ]);
    document.body.removeAttribute('data-widget-state');
  });
});

describe('mounting', () => {
  it('gives the feature its hook, its name, the page and a signal, and says so at once', () => {
    let given: [HTMLElement, MountContext] | undefined;
    void mountFeature(
      mount,
      feature((...all) => {
        given = all;
      }),
      FACTS,
      link,
    );
    expect(given?.[0]).toBe(find('#hook'));
    expect(given?.[1]).toMatchObject({ feature: 'quiz', facts: FACTS, signal: mount.controller.signal });
    expect(state()).toBe('mounted');
    expect(received).toEqual([{ mount }]);
    expect(caretaker).not.toHaveBeenCalled();
  });

  it('waits for a feature that needs time', async () => {
    let ready = () => {};
    const mounting = mountFeature(
      mount,
      feature(
        () =>
          new Promise<void>((resolve) => {
            ready = resolve;
          }),
      ),
      FACTS,
      link,
    );
    mount.hook.setAttribute('data-widget-state', 'loading');
    await Promise.resolve();
    expect(state()).toBe('loading');
    expect(received).toEqual([]);
    ready();
    await mounting;
    expect(state()).toBe('mounted');
    expect(received).toEqual([{ mount }]);
  });

  it.each<[string, Mountable]>([
    [
      'throws',
      feature(() => {
        throw new Error('broken');
      }),
    ],
    ['rejects', feature(() => Promise.reject(new Error('broken')))],
  ])('lets a feature that %s fail alone [loader-12, page-runtime-5]', async (_, broken) => {
    await mountFeature(mount, broken, FACTS, link);
    expect(state()).toBe('failed');
    expect(mount.error).toEqual(new Error('broken'));
    expect(mount.controller.signal.aborted).toBe(true);
    expect(received).toEqual([{ mount, error: new Error('broken') }]);
    expect(find('#hook').textContent).toBe('Van de server');
  });

  it('takes a failure that the feature tells of later, once [loader-12]', async () => {
    let fail = (_: unknown) => {};
    await mountFeature(
      mount,
      feature((_, context) => {
        fail = context.fail;
      }),
      FACTS,
      link,
    );
    fail(new Error('too late'));
    fail(new Error('again'));
    await Promise.resolve();
    expect(state()).toBe('failed');
    expect(received).toEqual([{ mount }, { mount, error: new Error('too late') }]);
  });

  it('reports a failure told of and thrown at once only once', async () => {
    await mountFeature(
      mount,
      feature((_, { fail }) => {
        fail(new Error('told'));
        throw new Error('thrown');
      }),
      FACTS,
      link,
    );
    await Promise.resolve();
    expect(received).toEqual([{ mount, error: new Error('thrown') }]);
  });

  it.each<[string, () => void]>([
    ['was ended', () => mount.controller.abort()],
    ['is no longer in the page', () => find('#hook').remove()],
  ])('does not call a feature whose hook %s while its chunk was on the way', async (_, leave) => {
    const act = vi.fn<() => void>();
    leave();
    await mountFeature(mount, feature(act), FACTS, link);
    expect(act).not.toHaveBeenCalled();
    expect(received).toEqual([]);
    expect(mount.state).toBe('loading');
  });

  it.each<[string, () => void | Promise<void>]>([
    ['comes to its end', () => undefined],
    ['throws because of it', () => Promise.reject(new Error('aborted'))],
  ])('says nothing of a hook that leaves while its feature mounts and %s', async (_, end) => {
    await mountFeature(
      mount,
      feature(() => {
        mount.controller.abort();
        return end();
      }),
      FACTS,
      link,
    );
    expect(received).toEqual([]);
    expect(mount.state).toBe('loading');
  });
});

describe('the focus', () => {
  beforeEach(() => {
    find('#hook').innerHTML = '<a href="/">Meer</a>';
  });

  it('is known to the caretaker before the feature replaces the element that has it', async () => {
    find('#hook a').focus();
    const served = [...find('#hook').childNodes];
    const order: unknown[] = [];
    prepare.mockImplementation(async (given) => {
      order.push(given.served);
      return replay;
    });
    await mountFeature(
      mount,
      feature((hook) => {
        order.push('mount');
        hook.replaceChildren();
      }),
      FACTS,
      link,
    );
    expect(order).toEqual([served, 'mount']);
  });

  it('makes a feature wait for nothing if it is elsewhere, or nowhere', () => {
    const { body } = document;
    void mountFeature(mountOf(body), feature(vi.fn<() => void>()), FACTS, link);
    body.insertAdjacentHTML('beforeend', '<a id="elsewhere" href="/">Meer</a>');
    find('#elsewhere').focus();
    void mountFeature(mount, feature(vi.fn<() => void>()), FACTS, link);
    expect(state()).toBe('mounted');
    expect(caretaker).not.toHaveBeenCalled();
  });
});

describe('early events', () => {
  beforeEach(() => {
    mount.keep(new Event('click'));
  });

  it('notes where they belong before the feature changes the hook, and gives them to it after', async () => {
    const order: string[] = [];
    prepare.mockImplementation(async () => {
      order.push('prepare');
      return () => void order.push(`replay ${state()}`);
    });
    await mountFeature(
      mount,
      feature(() => void order.push('mount')),
      FACTS,
      link,
    );
    expect(order).toEqual(['prepare', 'mount', 'replay mounted']);
  });

  it('gives them to nobody where the feature fails', async () => {
    await mountFeature(
      mount,
      feature(() => Promise.reject(new Error('broken'))),
      FACTS,
      link,
    );
    expect(replay).not.toHaveBeenCalled();
  });

  it('mounts the feature also where the caretaker cannot be had', async () => {
    caretaker.mockResolvedValue(undefined);
    const act = vi.fn<() => void>();
    await mountFeature(mount, feature(act), FACTS, link);
    expect(act).toHaveBeenCalledTimes(1);
    expect(state()).toBe('mounted');
    expect(received).toEqual([{ mount }]);
  });
});

describe('failing', () => {
  it('happens once, and never to a hook that was ended', () => {
    failMount(mount, new Error('first'), link);
    failMount(mount, new Error('second'), link);
    expect(received).toEqual([{ mount, error: new Error('first') }]);
    const ended = mountOf(find('#hook'));
    ended.controller.abort();
    failMount(ended, new Error('third'), link);
    expect(received).toHaveLength(1);
    expect(ended.state).toBe('loading');
  });
});

it('notes when a mount got each of its states', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10);
  setState(mount, 'loading');
  now.mockReturnValue(25);
  setState(mount, 'mounted');
  expect(mount).toMatchObject({ loading: 10, mounted: 25 });
});
