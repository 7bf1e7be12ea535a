import { useEffect, useId, useState } from 'react';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { Field } from '../../../../../core/ui/forms/react/Field.tsx';
import { Hidden } from '../../../../../core/ui/hidden/Hidden.tsx';
import { loadScorer } from '../load-scorer.ts';
import type { PasswordScorer } from '../password-level.ts';
import { ruleFacts } from '../state.ts';
import { LABELS } from '../texts.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import forms from './Forms.module.css';
import { useStepForm } from './form-context.ts';
import { HIDE_PASSWORD, PASSWORD_HELP, SHOW_PASSWORD, STRENGTH } from './texts.ts';

/**
 * A password with its strength as text, and a button that shows it [password-strength-5]. The scorer loads when a
 * password is typed, and the password stays in the browser [password-strength-4].
 */
export function PasswordField({ funnel }: { readonly funnel: FunnelHandle }) {
  const { state, controller, config } = funnel;
  const { passwordScorer } = config;
  const form = useStepForm();
  const id = useId();
  const [scorer, setScorer] = useState<PasswordScorer>();
  const [isShown, setShown] = useState(false);
  const { password, email } = state.values;
  // With its word lists the scorer is larger than the rest of the form: visitors who enter no password load none of it.
  const isWanted = password !== '';

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    void loadScorer(passwordScorer).then((loaded) => isHere && setScorer(() => loaded));
    return () => {
      isHere = false;
    };
  }, [isWanted, passwordScorer]);

  useEffect(() => {
    if (scorer && password !== '')
      controller.dispatch({ type: 'scored', password, score: scorer(password, [email]) });
  }, [scorer, password, email, controller]);

  const { name, rank, passes } = ruleFacts(funnel.rules, state).passwordLevel;
  return (
    <div className={forms.password}>
      <Field
        {...form.field('password')}
        label={LABELS.password}
        help={PASSWORD_HELP}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={password}
        describedBy={id}
        onChange={({ currentTarget }) =>
          controller.dispatch({ type: 'filled', field: 'password', value: currentTarget.value })
        }
      />
      <div className={forms.strength}>
        <span className={forms.meter} data-rank={password === '' ? undefined : rank} aria-hidden="true" />
        <span id={id} aria-live="polite" className={passes ? forms.strong : forms.weak}>
          {password !== '' && (
            <>
              <Hidden>{`${STRENGTH} `}</Hidden>
              <span>{name}</span>
            </>
          )}
        </span>
        <Button look="plain" className={forms.show} onClick={() => setShown(!isShown)}>
          {isShown ? HIDE_PASSWORD : SHOW_PASSWORD}
        </Button>
      </div>
    </div>
  );
}
