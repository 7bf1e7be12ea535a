import { useLayoutEffect, useRef } from 'react';
import { Field } from '../../../ui/forms/react/Field.tsx';
import { COPY_BY_HAND } from '../texts.ts';

interface ByHandProps {
  /** An absolute address. */
  readonly link: string;
}

/** A link that could not be copied, selected at first, so that the visitor can copy it [share-modal-6]. */
export function ByHand({ link }: ByHandProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <Field ref={field} label={COPY_BY_HAND} value={link} readOnly />;
}
