import { useStore } from 'zustand';
import type { Page } from '../../../core/runtime/page/page.ts';
import { RadioGroup, type RadioOption } from '../../../core/ui/forms/react/RadioGroup.tsx';
import { useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { SettingsSection } from '../../../core/ui/settings/SettingsSection.tsx';
import { SHOW_DAYS } from '../../../core/user/history/show-days.ts';
import type { ChoiceStore } from './choice.ts';
import styles from './PrivacySettings.module.css';
import { ReadingWeeks } from './ReadingWeeks.tsx';
import { daysText, HISTORY, HISTORY_HELP, NOT_CHOSEN, OFF, OFF_HELP, SAVE_FAILED, SAVED } from './texts.ts';

interface HistoryChoiceProps {
  readonly store: ChoiceStore;
  readonly page: Page;
  readonly account: string;
  readonly deletions: number;
  /** Called when everything is shown. */
  readonly settle: () => void;
}

const OPTIONS: readonly RadioOption<string>[] = [
  ...SHOW_DAYS.map((days) => ({ value: String(days), label: daysText(days) })),
  { value: 'off', label: OFF, help: OFF_HELP },
];

/**
 * The number of days for which the history is shown, or off; a choice is saved at once [privacy-settings-1,
 * privacy-settings-6].
 */
export function HistoryChoice({ store, page, account, deletions, settle }: HistoryChoiceProps) {
  const { choice, outcome } = useStore(store);
  useSettle(settle, typeof choice !== 'number');
  const choose = (value: string) => store.choose(SHOW_DAYS.find((days) => String(days) === value) ?? 'off');
  return (
    <>
      <SettingsSection className={styles.control}>
        <RadioGroup
          label={HISTORY}
          help={HISTORY_HELP}
          options={OPTIONS}
          value={choice === undefined ? undefined : String(choice)}
          error={outcome === 'failed' ? SAVE_FAILED : undefined}
          urgent
          onChange={choose}
        />
        <p className={styles.status} role="status">
          {outcome === 'saved' ? SAVED : outcome === 'none' && choice === undefined && NOT_CHOSEN}
        </p>
      </SettingsSection>
      {typeof choice === 'number' && (
        <ReadingWeeks page={page} account={account} deletions={deletions} days={choice} settle={settle} />
      )}
    </>
  );
}
