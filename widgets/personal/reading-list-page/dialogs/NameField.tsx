import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { NAME_LABEL } from '../../../../core/domain/favourites/texts.ts';
import { Field } from '../../../../core/ui/forms/react/Field.tsx';
import type { ChangeStore } from '../../../../core/user/personal/dialog/change-dialog.tsx';

/** The field for a collection's name; an invalid one receives the focus [collection-modals-17]. */
export function NameField({ state, name = '' }: { readonly state: ChangeStore; readonly name?: string }) {
  const message = useStore(state, (known) => known.message);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (message !== undefined) input.current?.focus();
  }, [message]);
  return (
    <Field
      ref={input}
      name="name"
      label={NAME_LABEL}
      defaultValue={name}
      error={message}
      urgent
      autoComplete="off"
      dir="auto"
    />
  );
}
