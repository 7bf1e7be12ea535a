import { useSyncExternalStore } from 'react';
import { SettingsSection } from '../../../core/ui/settings/SettingsSection.tsx';
import { Switch } from '../../../core/ui/switch/Switch.tsx';
import { chooseVisited, onVisitedChoice, showsVisited } from '../../../core/user/history/visited-links.ts';
import styles from './PrivacySettings.module.css';
import { SHOW_VISITED, SHOW_VISITED_HELP } from './texts.ts';

/** Whether links to read articles are marked in this browser [privacy-settings-2, privacy-settings-7]. */
export function VisitedLinks() {
  const isShown = useSyncExternalStore(subscribeChoice, showsVisited);
  return (
    <SettingsSection className={styles.control}>
      <Switch label={SHOW_VISITED} help={SHOW_VISITED_HELP} checked={isShown} onChange={chooseVisited} />
    </SettingsSection>
  );
}

function subscribeChoice(handler: () => void): () => void {
  const controller = new AbortController();
  onVisitedChoice(handler, controller.signal);
  return () => controller.abort();
}
