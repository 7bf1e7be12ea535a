import { useState } from 'react';
import type { Page } from '../../runtime/page/page.ts';
import { LoadFailure } from '../../ui/settings/LoadFailure.tsx';
import { LOAD_FAILED, RETRY } from './texts.ts';
import { visitor } from './visitor-store.ts';

/**
 * The message in the place of an account's data for a visitor whose login status could not be fetched, with a way to try
 * again: asking them to log in would ask for what they have done.
 */
export function AccountFailure({ page }: { readonly page: Page }) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await visitor(page).refresh();
    setBusy(false);
  };
  return <LoadFailure text={LOAD_FAILED} retry={RETRY} busy={isBusy} onRetry={() => void retry()} />;
}
