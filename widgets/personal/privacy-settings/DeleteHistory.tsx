import { useState } from 'react';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { confirmChoice } from '../../../core/ui/dialog/confirm-choice.tsx';
import { SettingsSection } from '../../../core/ui/settings/SettingsSection.tsx';
import styles from './PrivacySettings.module.css';
import { deleteAll, type Owner } from './save.ts';
import {
  CANCEL,
  DELETE,
  DELETE_FAILED,
  DELETE_HISTORY,
  DELETE_MEANS,
  DELETE_QUESTION,
  DELETED,
} from './texts.ts';

interface DeleteHistoryProps {
  readonly context: Context;
  readonly owner: Owner;
  readonly onDeleted: () => void;
}

/** Deletes the reading history, after confirmation [privacy-settings-7]. */
export function DeleteHistory({ context, owner, onDeleted }: DeleteHistoryProps) {
  const { feature, page, signal } = context;
  const [state, setState] = useState<'none' | 'deleting' | 'deleted' | 'failed'>('none');

  async function confirmAndDelete() {
    setState('none');
    const answer = await confirmChoice({
      title: DELETE_QUESTION,
      text: DELETE_MEANS,
      answers: [
        { value: 'delete', label: DELETE, primary: true },
        { value: 'cancel', label: CANCEL },
      ],
      signal,
    });
    if (answer !== 'delete') return;
    setState('deleting');
    try {
      await deleteAll(page, owner);
      setState('deleted');
      onDeleted();
    } catch (cause) {
      error(feature, 'The reading history could not be deleted.', cause);
      setState('failed');
    }
  }

  return (
    <SettingsSection className={styles.control}>
      <Button busy={state === 'deleting'} onClick={() => void confirmAndDelete()}>
        {DELETE_HISTORY}
      </Button>
      <p className={state === 'failed' ? styles.failure : styles.status} role="status">
        {state === 'deleted' ? DELETED : state === 'failed' && DELETE_FAILED}
      </p>
    </SettingsSection>
  );
}
