import { vi } from 'vitest';

/** Makes both storages throw on access, as a browser does that blocks them. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
  }
}

/** Makes writing fail, as a full storage does; what is in it stays readable. */
export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

/** What the browser tells this tab when another one has changed an item; null stands for `clear()`. */
export function changeInOtherTab(storageArea: Storage, key: string | null, value?: string): void {
  if (key === null) storageArea.clear();
  else if (value === undefined) storageArea.removeItem(key);
  else storageArea.setItem(key, value);
  const event = new Event('storage');
  window.dispatchEvent(Object.assign(event, { key, storageArea, newValue: value ?? null }));
}
