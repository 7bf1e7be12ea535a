import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/forms/react/Field.tsx';
import { instanceOrigin, keepInstance, keptInstance } from '../mastodon-instance.ts';
import { notAnAddress } from '../texts.ts';
import { CANCEL, GO_ON, INSTANCE, INSTANCE_HELP } from './texts.ts';
import styles from './Ways.module.css';

interface MastodonFormProps {
  /** Called with the visitor's instance. @param origin such as `https://mastodon.nl` */
  readonly onChosen: (origin: string) => void;
  readonly onCancel: () => void;
}

/** Lets the visitor enter their Mastodon instance, and remembers it [mastodon-share-1, mastodon-share-3]. */
export function MastodonForm({ onChosen, onCancel }: MastodonFormProps) {
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = field.current?.value.trim() ?? '';
    const origin = instanceOrigin(value);
    if (origin === undefined) {
      setWrong(notAnAddress(value));
      field.current?.focus();
      return;
    }
    keepInstance(origin);
    onChosen(origin);
  }

  return (
    <form className={styles.instance} noValidate onSubmit={submit}>
      <Field
        ref={field}
        label={INSTANCE}
        help={INSTANCE_HELP}
        error={wrong}
        urgent
        name="instance"
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={keptInstance()}
      />
      <div className={styles.buttons}>
        <Button look="primary" type="submit">
          {GO_ON}
        </Button>
        <Button onClick={onCancel}>{CANCEL}</Button>
      </div>
    </form>
  );
}
