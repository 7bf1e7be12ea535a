/** Whether the visitor asked for little data to be used (WICG, "Save Data API"); only Chromium says so. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
