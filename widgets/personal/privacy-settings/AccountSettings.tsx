import { useEffect, useState } from 'react';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { LoadFailure } from '../../../core/ui/settings/LoadFailure.tsx';
import { Skeleton } from '../../../core/ui/skeleton/Skeleton.tsx';
import type { HistorySettings } from '../../../core/user/history/api/history-settings.ts';
import { historySettings, onHistorySettings } from '../../../core/user/history/settings.ts';
import { type ChoiceStore, createChoice } from './choice.ts';
import { DeleteHistory } from './DeleteHistory.tsx';
import { HistoryChoice } from './HistoryChoice.tsx';
import { type Owner, saveSettings } from './save.ts';
import { LOAD_FAILED, RETRY } from './texts.ts';
import { VisitedLinks } from './VisitedLinks.tsx';

interface AccountSettingsProps {
  readonly context: Context;
  readonly owner: Owner;
  /** Called when the settings are shown, or could not be loaded. */
  readonly settle: () => void;
}

/** All settings of an account. A change in another tab is shown here, too. */
export function AccountSettings({ context, owner, settle }: AccountSettingsProps) {
  const { feature, page } = context;
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<ChoiceStore | 'failed' | undefined>();
  const [deletions, setDeletions] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const save = async (next: HistorySettings, before: HistorySettings) => {
      try {
        // Another account may have logged in since the choice was made.
        signal.throwIfAborted();
        await saveSettings(page, owner, next, before);
      } catch (cause) {
        if (!signal.aborted)
          error(feature, 'The choice could not be saved; the earlier one is restored.', cause);
        throw cause;
      }
    };
    const load = async () => {
      try {
        const settings = await historySettings(page, owner.login);
        if (signal.aborted) return;
        const choice = createChoice(settings, save);
        setKnown(choice);
        const follow = async () => choice.follow(await historySettings(page, owner.login));
        onHistorySettings(() => void follow().catch(() => {}), signal);
      } catch (cause) {
        if (signal.aborted || isAborted(cause)) return;
        error(feature, 'The settings could not be loaded.', cause);
        setKnown('failed');
      }
    };
    void load();
    return () => controller.abort();
  }, [attempt, page, owner.login]);

  useSettle(settle, known === 'failed');

  if (known === 'failed') {
    return (
      <LoadFailure
        text={LOAD_FAILED}
        retry={RETRY}
        onRetry={() => {
          setKnown(undefined);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (!known) return <Skeleton lines={8} />;
  return (
    <>
      <HistoryChoice store={known} page={page} account={owner.login} deletions={deletions} settle={settle} />
      <VisitedLinks />
      <DeleteHistory context={context} owner={owner} onDeleted={() => setDeletions(deletions + 1)} />
    </>
  );
}
