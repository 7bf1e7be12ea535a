import { useEffect, useRef } from 'react';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Field } from '../../../core/ui/forms/react/Field.tsx';
import { Form } from '../../../core/ui/forms/react/Form.tsx';
import { useForm } from '../../../core/ui/forms/react/use-form.ts';
import { email, required } from '../../../core/ui/forms/rules/rules.ts';
import type { WithdrawalForm } from './api/withdrawals.ts';
import {
  EMAIL,
  EMAIL_HELP,
  EMAIL_MISSING,
  NAME,
  NAME_MISSING,
  NEXT,
  ORDER,
  ORDER_HELP,
  WHAT,
  WHAT_HELP,
  WHAT_MISSING,
} from './texts.ts';

interface FillStepProps {
  readonly form: WithdrawalForm;
  /** Whether the visitor came back from the second step. */
  readonly isBack: boolean;
  readonly onFilled: (form: WithdrawalForm) => void;
}

/** The first step: who withdraws, and from which contract. An order number or an e-mail address is enough. */
export function FillStep({ form: filled, isBack, onFilled }: FillStepProps) {
  const first = useRef<HTMLInputElement>(null);
  // The button that was pressed has been removed.
  useEffect(() => {
    if (isBack) first.current?.focus();
  }, [isBack]);
  const form = useForm({
    rules: {
      name: [required(NAME_MISSING)],
      email: [email()],
      what: [required(WHAT_MISSING)],
    },
    async send(data) {
      const text = (name: string) => String(data.get(name) ?? '').trim();
      const sent = { name: text('name'), email: text('email'), order: text('order'), what: text('what') };
      if (sent.email === '' && sent.order === '') return { fields: { email: EMAIL_MISSING } };
      onFilled(sent);
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <Field
        {...form.field('name')}
        ref={first}
        label={NAME}
        autoComplete="name"
        required
        defaultValue={filled.name}
      />
      <Field
        {...form.field('email')}
        label={EMAIL}
        help={EMAIL_HELP}
        type="email"
        autoComplete="email"
        defaultValue={filled.email}
      />
      <Field
        {...form.field('order')}
        label={ORDER}
        help={ORDER_HELP}
        autoComplete="off"
        optional
        defaultValue={filled.order}
      />
      <Field
        {...form.field('what')}
        label={WHAT}
        help={WHAT_HELP}
        autoComplete="off"
        required
        defaultValue={filled.what}
      />
      <div>
        <Button type="submit" look="primary" busy={form.busy}>
          {NEXT}
        </Button>
      </div>
    </Form>
  );
}
