import { useState } from 'react';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { hasPrivacySignal } from '../has-privacy-signal.ts';
import { type Consent, isGranted } from '../rules.ts';
import styles from './Preferences.module.css';
import { purposeText } from './purpose-text.ts';
import { IN_APP, NECESSARY, PREFERENCES } from './texts.ts';

interface PreferencesProps {
  readonly consent: Consent;
}

/** A form with a switch for each purpose, off if the visitor has not chosen. */
export function Preferences({ consent }: PreferencesProps) {
  const { purposes, required } = consent;
  const [enabled, setEnabled] = useState(
    () => new Set(purposes.filter((purpose) => isGranted({ ...consent, required: true }, purpose))),
  );
  const turn = (purpose: string, isOn: boolean) => {
    const next = new Set(enabled);
    if (isOn) next.add(purpose);
    else next.delete(purpose);
    setEnabled(next);
  };
  return (
    <>
      <p className={styles.text}>{required ? PREFERENCES.text : PREFERENCES.notRequired}</p>
      {required && hasPrivacySignal() && <p className={styles.text}>{PREFERENCES.signal}</p>}
      <ul className={styles.list}>
        <Fixed {...NECESSARY} />
        {purposes.map((purpose) => {
          const { name, help } = purposeText(purpose);
          return (
            <li key={purpose} className={styles.item}>
              <Switch
                name={purpose}
                label={name}
                help={help}
                checked={enabled.has(purpose)}
                onChange={(isOn) => turn(purpose, isOn)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The consent given in the app, read-only, because the app decides. */
export function AppStatus({ consent }: PreferencesProps) {
  return (
    <>
      <p className={styles.text}>{IN_APP.text}</p>
      <ul className={styles.list}>
        <Fixed {...NECESSARY} />
        {consent.purposes.map((purpose) => (
          <Fixed
            key={purpose}
            {...purposeText(purpose)}
            state={isGranted(consent, purpose) ? IN_APP.granted : IN_APP.refused}
          />
        ))}
      </ul>
    </>
  );
}

interface FixedProps {
  readonly name: string;
  readonly help: string;
  readonly state?: string;
}

function Fixed({ name, help, state }: FixedProps) {
  return (
    <li className={styles.item}>
      <p className={styles.fixed}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.help}>{help}</span>
        </span>
        {state !== undefined && <span className={styles.state}>{state}</span>}
      </p>
    </li>
  );
}
