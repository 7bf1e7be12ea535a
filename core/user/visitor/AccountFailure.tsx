import { useState } from 'react';
import type { Page } from '../../runtime/page/page.ts';
import { LoadFailure } from '../../ui/settings/LoadFailure.tsx';
import { LOAD_FAILED, RETRY } from './texts.ts';
import { visitor } from './visitor-store.ts';

/**
 * The message that replaces an account's data for a visitor whose login status could not be fetched, with a button to
 * try again. It does not ask them to log in, because they may be logged in already.
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
