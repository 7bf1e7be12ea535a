import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HistorySettings } from '../../../core/user/history/api/history-settings.ts';
import { type ShowDays, snapShowDays } from '../../../core/user/history/show-days.ts';

/** What the visitor can choose; undefined until there is an answer [privacy-settings-1]. */
export type Choice = ShowDays | 'off' | undefined;

/** The choice as the page shows it. */
export interface ChoiceState {
  /** Shown at once, before it is saved. */
  readonly choice: Choice;
  /** How the last choice went. */
  readonly outcome: 'none' | 'saving' | 'saved' | 'failed';
}

/** The choice that settings stand for: a missing number of days shows as 30 [privacy-settings-6]. */
export function choiceOf({ enabled, showDays }: HistorySettings): Choice {
  if (enabled === null) return undefined;
  return enabled ? snapShowDays(showDays) : 'off';
}

/** The settings that a choice stands for. */
export function settingsOf(choice: ShowDays | 'off', { showDays }: HistorySettings): HistorySettings {
  return choice === 'off' ? { enabled: false, showDays } : { enabled: true, showDays: choice };
}

/** A choice that is saved while it shows already. */
export interface ChoiceStore
  extends Pick<StoreApi<ChoiceState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Chooses. Of several choices during a save only the last one is saved after it. */
  readonly choose: (choice: ShowDays | 'off') => void;
  /** Shows settings that were changed elsewhere, unless the visitor is choosing. */
  readonly follow: (settings: HistorySettings) => void;
}

/**
 * Creates the optimistic choice: it shows at once, is saved one at a time, and a failure restores the choice that was
 * saved last [privacy-settings-6].
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
      // What a failed choice has left on the server is nobody's choice.
      const isLeft = outcome === 'failed' && !settings.isChosen;
      if (wanted !== undefined || (isLeft && saved.enabled === null)) return;
      saved = settings;
      const choice = choiceOf(settings);
      if (choice !== shown) store.setState({ choice, outcome: isLeft ? 'failed' : 'none' });
    },
  };
}
