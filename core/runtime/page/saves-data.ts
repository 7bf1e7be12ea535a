/** Whether the visitor has turned on data saving (WICG, "Save Data API"); only Chromium reports it. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
