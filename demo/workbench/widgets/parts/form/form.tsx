import { useState } from 'react';
import * as z from 'zod/mini';
import { request } from '../../../../../core/platform/http/request.ts';
import type { Context } from '../../../../../core/runtime/feature/feature.ts';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { Captcha, useCaptcha } from '../../../../../core/ui/forms/captcha/Captcha.tsx';
import { Checkbox } from '../../../../../core/ui/forms/react/Checkbox.tsx';
import { Field } from '../../../../../core/ui/forms/react/Field.tsx';
import { Form } from '../../../../../core/ui/forms/react/Form.tsx';
import { RadioGroup } from '../../../../../core/ui/forms/react/RadioGroup.tsx';
import { useForm } from '../../../../../core/ui/forms/react/use-form.ts';
import { maxWords, required } from '../../../../../core/ui/forms/rules/rules.ts';
import styles from './FormStates.module.css';

const answerSchema = z.object({ result: z.literal('success') });

/** Forms that the simulated backend validates: with and without a robot check, and one whose submission fails. */
export default widget({
  attributes: {},
  view: ({ context }) => (
    <div className={styles.root}>
      <Contact context={context} title="Zonder robotcontrole" address="/contact/bericht" />
      <Contact context={context} title="Met robotcontrole" address="/contact/bericht?captcha=1" hasCaptcha />
      <Contact context={context} title="Versturen mislukt" address="/contact/bericht?fault=500" />
    </div>
  ),
});

interface ContactProps {
  readonly context: Context;
  readonly title: string;
  readonly address: string;
  readonly hasCaptcha?: boolean;
}

function Contact({ context, title, address, hasCaptcha = false }: ContactProps) {
  const captcha = useCaptcha(context.page);
  const [sent, setSent] = useState(0);
  const form = useForm({
    rules: {
      name: [required('Je naam ontbreekt.')],
      email: [required('Je e-mailadres is verplicht')],
      message: [maxWords(100)],
    },
    guards: hasCaptcha ? [captcha.guard] : [],
    async send(data, signal) {
      await request(address, { form: data, schema: answerSchema, signal });
      setSent((times) => times + 1);
      return undefined;
    },
  });

  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Form form={form}>
        <Field label="Naam" autoComplete="name" required {...form.field('name')} />
        <Field label="E-mailadres" type="email" autoComplete="email" required {...form.field('email')} />
        <Field label="Kop" optional maxWords={5} help="Hooguit vijf woorden." {...form.field('title')} />
        <Field label="Bericht" multiline required {...form.field('message')} />
        <RadioGroup
          label="Mogen we het plaatsen?"
          required
          options={[
            { value: 'ja', label: 'Ja, met mijn naam' },
            { value: 'nee', label: 'Nee' },
          ]}
          name="publish"
          error={form.field('publish').error}
        />
        <Checkbox label="Ik ga akkoord met de voorwaarden" required {...form.field('terms')} />
        {hasCaptcha && <Captcha captcha={captcha} />}
        <Button look="primary" type="submit" busy={form.busy} className={styles.send}>
          Verstuur
        </Button>
        <p role="status">{form.phase === 'sent' && `Verstuurd, voor de ${sent}e keer.`}</p>
      </Form>
    </section>
  );
}
