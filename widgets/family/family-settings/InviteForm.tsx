import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Field } from '../../../core/ui/forms/react/Field.tsx';
import { email, firstError, required } from '../../../core/ui/forms/rules/rules.ts';
import styles from './FamilySettings.module.css';
import { isMember, type Member } from './members.ts';
import { EMAIL, EMAIL_HELP, EMAIL_KNOWN, EMAIL_MISSING, INVITE } from './texts.ts';

interface InviteFormProps {
  readonly members: readonly Member[];
  /** @returns whether the invitation was sent */
  readonly invite: (email: string) => Promise<boolean>;
  /** Called when an address is invalid or already a member's. */
  readonly onInvalid: () => void;
}

/**
 * Invites a person whose address is valid and new; after a failure the address is in the field again
 * [family-settings-4].
 */
export function InviteForm({ members, invite, onInvalid }: InviteFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isNew = (address: string) => (isMember(members, address) ? EMAIL_KNOWN : undefined);
    const found = firstError(value, [required(EMAIL_MISSING), email(), isNew]);
    setWrong(found);
    if (found !== undefined) {
      onInvalid();
      return field.current?.focus();
    }
    const address = value.trim();
    setValue('');
    // Keeps what was typed in the meantime.
    if (!(await invite(address))) setValue((present) => present || address);
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={field}
        className={styles.field}
        type="email"
        label={EMAIL}
        help={EMAIL_HELP}
        error={wrong}
        urgent
        required
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          setValue(target.value);
          setWrong(undefined);
        }}
      />
      <Button type="submit" look="primary" className={styles.invite}>
        {INVITE}
      </Button>
    </form>
  );
}
