import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { LoadFailure } from '../../../core/ui/settings/LoadFailure.tsx';
import { SettingsSection } from '../../../core/ui/settings/SettingsSection.tsx';
import { Skeleton } from '../../../core/ui/skeleton/Skeleton.tsx';
import { Switch } from '../../../core/ui/switch/Switch.tsx';
import { fetchPushSettings, savePushSetting } from './api/push-settings.ts';
import { isEnabled, PUSH_KINDS, type PushKind, type PushSettings, settingFor } from './push-settings.ts';
import { KIND_TEXTS, KINDS, LOAD_FAILED, RETRY, SAVE_FAILED } from './texts.ts';
import styles from './WebPush.module.css';

interface PushKindsProps {
  readonly context: Context;
  /** Called when the settings are shown, or could not be loaded. */
  readonly settle: () => void;
}

/** The kinds of messages that the account receives; each choice is saved at once [web-push-5]. */
export function PushKinds({ context: { feature, page }, settle }: PushKindsProps) {
  const [settings, setSettings] = useState<PushSettings | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState<readonly PushKind[]>([]);
  const [hasFailed, setFailed] = useState(false);
  /** The last values that enabled each kind. */
  const former = useRef<PushSettings>({});
  const leaving = useRef(new AbortController());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    fetchPushSettings(page, controller.signal).then(
      (loaded) => {
        former.current = loaded;
        setSettings(loaded);
      },
      (cause: unknown) => {
        if (isAborted(cause)) return;
        error(feature, 'The settings of the messages could not be loaded.', cause);
        setSettings('failed');
      },
    );
    return () => controller.abort();
  }, [attempt, feature, page]);

  useSettle(settle, settings !== undefined);

  async function choose(kind: PushKind, isOn: boolean, before: string | undefined) {
    const value = settingFor(isOn, former.current[kind]);
    const put = (next: string | undefined) =>
      setSettings((known) => (typeof known === 'object' ? { ...known, [kind]: next } : known));
    setFailed(false);
    setSaving((others) => [...others, kind]);
    put(value);
    try {
      await savePushSetting(page, kind, value, leaving.current.signal);
    } catch (cause) {
      if (isAborted(cause)) return;
      error(feature, `The setting ${kind} could not be saved; the former one is restored.`, cause);
      put(before);
      setFailed(true);
    }
    setSaving((all) => all.filter((each) => each !== kind));
  }

  if (settings === 'failed') {
    return (
      <LoadFailure
        text={LOAD_FAILED}
        retry={RETRY}
        onRetry={() => {
          setSettings(undefined);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <SettingsSection heading={KINDS}>
      {settings ? (
        PUSH_KINDS.map((kind) => (
          <Switch
            key={kind}
            name={kind}
            {...KIND_TEXTS[kind]}
            checked={isEnabled(settings[kind])}
            busy={saving.includes(kind)}
            onChange={(isOn) => void choose(kind, isOn, settings[kind])}
          />
        ))
      ) : (
        <Skeleton lines={4} className={styles.loading} />
      )}
      <p className={styles.failure} role="status">
        {hasFailed && SAVE_FAILED}
      </p>
    </SettingsSection>
  );
}
