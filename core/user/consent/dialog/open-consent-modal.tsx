import { onAbort } from '../../../platform/dom/on-abort.ts';
import { subscribe } from '../../../platform/dom/subscribe.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { openDialog } from '../../../ui/dialog/open-dialog.tsx';
import { type ConsentPage, consent, saveConsent } from '../consent.ts';
import type { ConsentModal } from '../modal-in.ts';
import { type Choice, choiceOf, isOpen } from '../rules.ts';
import styles from './Preferences.module.css';
import { AppStatus, Preferences } from './Preferences.tsx';
import { IN_APP, NOTICE, PREFERENCES } from './texts.ts';

/**
 * Opens one of the consent modals and stores the visitor's choice. In an app that decides, both modals show its
 * decision.
 * @param modal the modal to open
 * @param page the page
 * @param signal closes it
 * @returns the modal to open next; undefined when the visitor is done
 */
export async function openConsentModal(
  modal: ConsentModal,
  page: ConsentPage,
  signal: AbortSignal,
): Promise<ConsentModal | undefined> {
  if (page.appView || consent(page).getState().isFromApp) await openStatus(modal, page, signal);
  else if (modal === 'consent-notice') return openNotice(page, signal);
  else await openPreferences(page, signal);
  return undefined;
}

async function openNotice(page: ConsentPage, signal: AbortSignal): Promise<ConsentModal | undefined> {
  const { purposes } = consent(page).getState();
  const closing = new AbortController();
  closeWhenAnswered(page, signal, closing);
  const answer = await openDialog<Choice | 'preferences'>({
    title: NOTICE.title,
    operation: 'consent-notice',
    signal: closing.signal,
    render: () => (
      <>
        <p className={styles.text}>{NOTICE.text}</p>
        <p className={styles.text}>{NOTICE.later}</p>
      </>
    ),
    // The two look the same, so that refusing is as easy as agreeing.
    footer: (answer) => (
      <>
        <Button look="outlined" onClick={() => answer(choiceOf(purposes, false))}>
          {NOTICE.none}
        </Button>
        <Button look="outlined" onClick={() => answer(choiceOf(purposes, true))}>
          {NOTICE.all}
        </Button>
        <Button look="plain" onClick={() => answer('preferences')}>
          {NOTICE.preferences}
        </Button>
      </>
    ),
  }).finally(() => closing.abort());
  if (answer === 'preferences') return 'consent-preferences';
  if (answer !== 'cancelled') saveConsent(page, answer);
  return undefined;
}

async function openPreferences(page: ConsentPage, signal: AbortSignal): Promise<void> {
  const state = consent(page).getState();
  const answer = await openDialog<Choice>({
    title: PREFERENCES.title,
    operation: 'consent-preferences',
    signal,
    onSubmit: (fields) => Object.fromEntries(state.purposes.map((purpose) => [purpose, fields.has(purpose)])),
    render: () => <Preferences consent={state} />,
    footer: (answer) => (
      <>
        <Button look="outlined" onClick={() => answer(choiceOf(state.purposes, false))}>
          {PREFERENCES.none}
        </Button>
        <Button look="outlined" onClick={() => answer(choiceOf(state.purposes, true))}>
          {PREFERENCES.all}
        </Button>
        <Button look="primary" type="submit">
          {PREFERENCES.save}
        </Button>
      </>
    ),
  });
  if (answer !== 'cancelled') saveConsent(page, answer);
}

async function openStatus(operation: ConsentModal, page: ConsentPage, signal: AbortSignal): Promise<void> {
  await openDialog<never>({
    title: IN_APP.title,
    operation,
    signal,
    render: () => <AppStatus consent={consent(page).getState()} />,
  });
}

/** A choice in another tab closes the notice here as well; one made before it opened does not. */
function closeWhenAnswered(page: ConsentPage, signal: AbortSignal, closing: AbortController): void {
  onAbort(signal, () => closing.abort());
  const store = consent(page);
  if (!isOpen(store.getState())) return;
  subscribe(
    store,
    (state) => {
      if (!isOpen(state)) closing.abort();
    },
    closing.signal,
  );
}
