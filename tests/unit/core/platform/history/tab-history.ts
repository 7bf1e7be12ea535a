/** A tab's history like that of browsers: traversal takes some time, and is reported when it has arrived. */
export class TabHistory {
  readonly entries: { hash: string; state: unknown }[] = [{ hash: '', state: null }];
  index = 0;
  /** Refuses further entries, like Safari after a hundred. */
  isFull = false;
  /** Duration of a traversal, in ms. */
  delay = 5;

  constructor(private readonly target: EventTarget) {}

  readonly location = Object.defineProperties({} as Pick<Location, 'hash' | 'href' | 'pathname' | 'search'>, {
    hash: { get: () => this.here.hash, set: (hash: string) => this.pushState(null, '', hash) },
    pathname: { value: '/nieuws' },
    search: { value: '?a=1' },
    href: { get: () => `https://example.org/nieuws?a=1${this.here.hash}` },
  });

  get here(): { hash: string; state: unknown } {
    return this.entries[this.index] ?? { hash: '', state: null };
  }

  get state(): unknown {
    return this.here.state;
  }

  pushState(state: unknown, _: string, address: string): void {
    if (this.isFull) throw new DOMException('too many', 'SecurityError');
    this.entries.splice(this.index + 1, Number.POSITIVE_INFINITY, { hash: hashOf(address), state });
    this.index += 1;
  }

  replaceState(state: unknown, _: string, address: string): void {
    this.entries[this.index] = { hash: hashOf(address), state };
  }

  back(): void {
    this.travel(-1);
  }

  forward(): void {
    this.travel(1);
  }

  go(steps: number): void {
    this.travel(steps);
  }

  private travel(steps: number): void {
    setTimeout(() => {
      const to = this.index + steps;
      if (to < 0 || to >= this.entries.length) return;
      const before = this.here.hash;
      this.index = to;
      this.target.dispatchEvent(new Event('popstate'));
      if (before !== this.here.hash) this.target.dispatchEvent(new Event('hashchange'));
    }, this.delay);
  }
}

function hashOf(address: string): string {
  const at = address.indexOf('#');
  return at < 0 ? '' : address.slice(at);
}
