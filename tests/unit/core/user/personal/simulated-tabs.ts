import { createStore, type StoreApi } from 'zustand/vanilla';
import { onEntries } from '../../../../../core/platform/http/outbox/box.ts';
import type { Account } from '../../../../../core/user/personal/account-copy.ts';
import {
  createPersonalStore,
  type PersonalStore,
} from '../../../../../core/user/personal/create-personal-store.ts';
import { resolveProfilePath } from '../../../../../core/user/profile/profile-path.ts';
import { pass, SimulatedBrowser, type SimulatedServer } from '../../platform/http/outbox/simulated.ts';
import { type NumberChange, numbers } from './numbers.ts';

/** A body that the server has applied, from any device. */
interface Applied extends NumberChange {
  readonly owner: string;
}

/** The list of an account on the server: its initial contents with all applied changes. */
export function serverList(server: SimulatedServer, owner: Account, start: readonly number[]): number[] {
  const changes = (server.done as Applied[]).filter((applied) => applied.owner === owner);
  return [...changes.reduce(numbers.apply, start)];
}

/** The state that a tab shows. */
export type Shown = ReturnType<PersonalStore<readonly number[], NumberChange>['getState']>;

/** The tabs of one browser, each with a store and an outbox. */
export class SimulatedTabs {
  readonly browser: SimulatedBrowser;
  readonly stores: PersonalStore<readonly number[], NumberChange>[] = [];
  loads = 0;
  private readonly ends: AbortController[] = [];
  private readonly account: StoreApi<Account>;
  private readonly outdated = new Set<() => void>();

  /**
   * @param server the server with the lists
   * @param tabs number of tabs
   * @param start initial list of each account
   * @param watch called with each state that a tab shows
   */
  constructor(
    private readonly server: SimulatedServer,
    tabs: number,
    private readonly start: readonly number[],
    private readonly watch: (shown: Shown, account: Account) => void = () => {},
  ) {
    this.account = createStore<Account>(() => server.visitorId ?? null);
    this.browser = new SimulatedBrowser(server, tabs);
    for (let index = 0; index < tabs; index++) this.open(index);
  }

  store(index: number): PersonalStore<readonly number[], NumberChange> {
    const store = this.stores[index];
    if (!store) throw new Error(`There is no tab ${index}.`);
    return store;
  }

  reload(index: number): void {
    this.ends[index]?.abort();
    this.browser.reload(index);
    this.open(index);
  }

  logIn(visitorId: string | undefined): void {
    this.server.visitorId = visitorId;
    this.account.setState(visitorId ?? null, true);
    this.browser.wakeTabs();
  }

  /** Simulates that a tab with a full storage has sent something. */
  reportUnseen(): void {
    for (const handler of this.outdated) handler();
  }

  close(): void {
    for (const [index, end] of this.ends.entries()) {
      end.abort();
      this.browser.close(index);
    }
  }

  private open(index: number): void {
    const controller = new AbortController();
    const { signal } = controller;
    const store = createPersonalStore(numbers, {
      account: this.account,
      isPresent: async (account) => account === this.server.visitorId,
      load: () => this.load(),
      writeInTurn: (writes) => {
        const owner = this.account.getState();
        if (!owner) return writes.map(() => Promise.resolve({ state: 'logged-out' }));
        return this.browser.tab(index).writeInTurn(
          writes.map(({ path, json, ...write }) => ({
            ...write,
            owner,
            path: resolveProfilePath(path),
            json: { ...(json as object), owner },
          })),
        );
      },
      onEntries,
      onOutdated: (handler) => this.outdated.add(handler),
      onWakeSigns: () => {},
      now: Date.now,
      signal,
    });
    this.ends[index] = controller;
    this.stores[index] = store;
    const end = store.subscribe((shown) => this.watch(shown, this.account.getState()));
    signal.addEventListener('abort', end);
  }

  /** The call takes 100 ms; the server reads its data half-way. */
  private async load(): Promise<number[]> {
    this.loads += 1;
    await pass(50);
    const list = serverList(this.server, this.server.visitorId, this.start);
    await pass(50);
    return list;
  }
}
