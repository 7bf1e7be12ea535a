import { vi } from 'vitest';

/** Makes both storages throw on access, as in a browser that blocks them. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
  }
}

/** Makes writing fail, as with a full storage; its entries can still be read and removed. */
export function fillStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = window[name];
    // happy-dom caches a method that was called once: a spy on the prototype would be too late.
    const full = new Proxy(storage, {
      get: (_, key) => {
        if (key === 'setItem') return refuse;
        const value: unknown = Reflect.get(storage, key);
        return typeof value === 'function' ? value.bind(storage) : value;
      },
    });
    vi.spyOn(window, name, 'get').mockReturnValue(full);
  }
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

/** Simulates the event for an item that another tab has changed; null stands for `clear()`. */
export function changeInOtherTab(storageArea: Storage, key: string | null, value?: string): void {
  if (key === null) storageArea.clear();
  else if (value === undefined) storageArea.removeItem(key);
  else storageArea.setItem(key, value);
  const event = new Event('storage');
  window.dispatchEvent(Object.assign(event, { key, storageArea, newValue: value ?? null }));
}
