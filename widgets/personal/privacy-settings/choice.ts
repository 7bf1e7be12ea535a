import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HistorySettings } from '../../../core/user/history/api/history-settings.ts';
import { type ShowDays, snapShowDays } from '../../../core/user/history/show-days.ts';

/** The visitor's choice; undefined until there is one [privacy-settings-1]. */
export type Choice = ShowDays | 'off' | undefined;

/** The choice as the page shows it. */
export interface ChoiceState {
  /** The choice, shown at once, before it is saved. */
  readonly choice: Choice;
  /** The result of the last choice. */
  readonly outcome: 'none' | 'saving' | 'saved' | 'failed';
}

/** The choice for some settings: a missing number of days is shown as 30 [privacy-settings-6]. */
export function choiceOf({ enabled, showDays }: HistorySettings): Choice {
  if (enabled === null) return undefined;
  return enabled ? snapShowDays(showDays) : 'off';
}

/** The settings for a choice. */
export function settingsOf(choice: ShowDays | 'off', { showDays }: HistorySettings): HistorySettings {
  return choice === 'off' ? { enabled: false, showDays } : { enabled: true, showDays: choice };
}

/** A choice that is shown before it is saved. */
export interface ChoiceStore
  extends Pick<StoreApi<ChoiceState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Chooses. Of several choices during a save only the last one is saved after it. */
  readonly choose: (choice: ShowDays | 'off') => void;
  /** Shows settings that were changed elsewhere, unless the visitor is choosing. */
  readonly follow: (settings: HistorySettings) => void;
}

/**
 * Creates the optimistic choice: it is shown at once, choices are saved one at a time, and a failure restores the last
 * saved choice [privacy-settings-6].
 * @param first the account's settings
 * @param save saves a choice over the settings that the server has; rejects if that failed
 */
export function createChoice(
  first: HistorySettings,
  save: (settings: HistorySettings, before: HistorySettings) => Promise<void>,
): ChoiceStore {
  let saved = first;
  let wanted: ShowDays | 'off' | undefined;
  const store = createStore<ChoiceState>(() => ({ choice: choiceOf(first), outcome: 'none' }));

  const saveAll = async () => {
    while (wanted !== undefined) {
      const choice = wanted;
      const next = settingsOf(choice, saved);
      try {
        await save(next, saved);
        saved = next;
        if (wanted === choice) wanted = undefined;
      } catch {
        wanted = undefined;
        store.setState({ choice: choiceOf(saved), outcome: 'failed' });
        return;
      }
    }
    store.setState({ choice: choiceOf(saved), outcome: 'saved' });
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    choose(choice) {
      const isSaving = wanted !== undefined;
      wanted = choice;
      store.setState({ choice, outcome: 'saving' });
      if (!isSaving) void saveAll();
    },
    follow(settings) {
      const { choice: shown, outcome } = store.getState();
      // A failed save may have left settings on the server that the visitor did not choose.
      const isLeft = outcome === 'failed' && !settings.isChosen;
      if (wanted !== undefined || (isLeft && saved.enabled === null)) return;
      saved = settings;
      const choice = choiceOf(settings);
      if (choice !== shown) store.setState({ choice, outcome: isLeft ? 'failed' : 'none' });
    },
  };
}
