import { type FormEvent, useRef, useState } from 'react';
import { nameError, PAGE_ORDER } from '../../../core/domain/favourites/collection-name.ts';
import { PAGE_MESSAGES } from '../../../core/domain/favourites/texts.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Field } from '../../../core/ui/forms/react/Field.tsx';
import { personalStore } from '../../../core/user/personal/personal-store.ts';
import { collections } from './collections.ts';
import styles from './ReadingListPage.module.css';
import { ADD, ADD_COLLECTION, NOT_ADDED } from './texts.ts';

interface AddCollectionProps {
  readonly page: Page;
  readonly names: readonly string[];
  /** Called with the name, before the server has answered. */
  readonly onAdded: (name: string) => void;
}

/**
 * Adds a collection without leaving the list, with the page's own validation [reading-list-page-7,
 * reading-list-page-8].
 */
export function AddCollection({ page, names, onAdded }: AddCollectionProps) {
  const [name, setName] = useState('');
  const [message, setMessage] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    // The second click of a double click finds the field empty, which is not an error.
    if (isSending.current && name === '') return;
    const broken = nameError(name, names, PAGE_ORDER);
    setMessage(broken && PAGE_MESSAGES[broken]);
    if (broken) return input.current?.focus();
    const trimmed = name.trim();
    setName('');
    isSending.current = true;
    const sending = personalStore(page, collections).change({ type: 'create', name: trimmed });
    onAdded(trimmed);
    const { state } = await sending;
    isSending.current = false;
    if (state === 'sent') return;
    error('reading-list-page', `The collection was not added: ${state}.`);
    setName((typed) => typed || trimmed);
    setMessage(NOT_ADDED);
  };

  return (
    <form className={styles.add} onSubmit={(event) => void add(event)} noValidate>
      <Field
        ref={input}
        label={ADD_COLLECTION}
        value={name}
        error={message}
        urgent
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => {
          setName(target.value);
          setMessage(undefined);
        }}
      />
      <Button type="submit">{ADD}</Button>
    </form>
  );
}
