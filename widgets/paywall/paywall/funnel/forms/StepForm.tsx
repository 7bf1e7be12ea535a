import { type ComponentType, type SyntheticEvent, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Step } from '../../../../../core/domain/paywall/types.ts';
import { Form } from '../../../../../core/ui/forms/react/Form.tsx';
import { useForm } from '../../../../../core/ui/forms/react/use-form.ts';
import { type Control, fieldsOf } from '../../../../../core/ui/forms/rules/controls.ts';
import type { Rule } from '../../../../../core/ui/forms/rules/rules.ts';
import type { FormBlockType } from '../block-types.ts';
import { Blocks } from '../blocks/Blocks.tsx';
import type { BlockProps } from '../blocks/block-props.ts';
import type { FieldName } from '../fields.ts';
import { sells } from '../flow.ts';
import { loadScorer } from '../load-scorer.ts';
import { StepFooter } from '../StepFooter.tsx';
import { isOrder, ruleFacts, stepFields, validateStep } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import { validateField } from '../validation.ts';
import { ChoiceHeaderBlock } from './ChoiceBlocks.tsx';
import { FunnelFormContext } from './form-context.ts';
import { MollieBlock } from './MollieBlock.tsx';
import { OrderTerms } from './OrderTerms.tsx';
import { RegistrationBlock } from './RegistrationBlock.tsx';
import { Summary } from './Summary.tsx';
import { TermsBlock } from './TermsBlock.tsx';
import { UpsellBlock } from './UpsellBlock.tsx';

interface StepFormProps {
  readonly funnel: FunnelHandle;
  readonly step: Step;
  readonly headingId: string;
  readonly firstPodcast: string | undefined;
  /** Called once the step can be seen. */
  readonly onShown: () => void;
}

/** The views of form blocks. */
const FORM_VIEWS = {
  choiceheader: ChoiceHeaderBlock,
  mollie: MollieBlock,
  registration: RegistrationBlock,
  terms: TermsBlock,
  upsell: UpsellBlock,
} satisfies Record<FormBlockType, ComponentType<BlockProps>>;

/**
 * A step with a form. The values are in the funnel's state, so that they are kept when going back and forth; the form
 * shows the errors, and moves the focus to the first [funnel-flow-8, funnel-flow-13, funnel-flow-14].
 */
export default function StepForm({ funnel, step, headingId, firstPodcast, onShown }: StepFormProps) {
  const { rules, state } = funnel;
  const form = useForm({ rules: rulesOf(funnel), send: (_, signal) => sendStep(funnel, signal) });
  const { dispatch } = form.store;

  // A field that is no longer shown has no error.
  const fieldNames = stepFields(rules, state)
    .map(({ name }) => name)
    .join(' ');
  useEffect(() => {
    const names = fieldNames.split(' ');
    const hidden = Object.keys(form.store.store.getState().errors).filter((name) => !names.includes(name));
    for (const field of hidden) dispatch({ type: 'changed', field, error: undefined });
  }, [fieldNames, dispatch, form.store]);

  const { leaving } = state;
  useEffect(() => {
    // A page that did not navigate away after all can send its form again.
    if (leaving === undefined) dispatch({ type: 'reopened' });
  }, [leaving, dispatch]);

  return (
    <FunnelFormContext value={form}>
      <Form
        form={form}
        onInputCapture={(event) => takeOver(funnel, event)}
        // React reports a ticked box by its click, before its input event.
        onClickCapture={(event) => takeOver(funnel, event)}
        onKeyDownCapture={(event) => takeOver(funnel, event)}
        onFocusCapture={(event) => takeOver(funnel, event)}
        onBlurCapture={(event) => takeOver(funnel, event)}
        // At once, because the same event validates the fields.
        onSubmitCapture={(event) => flushSync(() => takeOver(funnel, event))}
      >
        <Blocks
          funnel={funnel}
          step={step}
          headingId={headingId}
          firstPodcast={firstPodcast}
          onShown={onShown}
          formViews={FORM_VIEWS}
        />
        {!(state.shop === 'waiting' && sells([step])) && (
          <StepFooter
            funnel={funnel}
            busy={form.busy}
            summary={
              <>
                {step.buttonType === 'summary' && <Summary funnel={funnel} />}
                {isOrder(rules, state.step) && <OrderTerms funnel={funnel} />}
              </>
            }
          />
        )}
      </Form>
    </FunnelFormContext>
  );
}

/**
 * Takes over what a browser or a password manager has filled in without an event: it would be missing in the request, and
 * the next render would empty its field.
 */
function takeOver(
  { rules, state, controller: { store, dispatch } }: FunnelHandle,
  { currentTarget, target }: SyntheticEvent<HTMLFormElement>,
) {
  const { values } = store.getState();
  const shown = stepFields(rules, state).map(({ name }) => name);
  for (const [control] of fieldsOf(currentTarget)) {
    const field = shown.find((name) => name === control.name);
    if (field === undefined || control === target) continue;
    const value = enteredIn(control);
    const rendered = state.values[field];
    // A value that has changed since the render, such as initials that got their dots, is not in its field yet.
    if (value !== rendered && values[field] === rendered) dispatch({ type: 'filled', field, value });
  }
}

function enteredIn(control: Control): string {
  if (!(control instanceof HTMLInputElement) || control.type !== 'checkbox') return control.value;
  return control.checked ? 'on' : '';
}

/** Sends the step; the tool scores the password even if it was entered before the tool loaded. */
async function sendStep({ rules, config, controller }: FunnelHandle, signal: AbortSignal) {
  const { store, dispatch, send } = controller;
  if (stepFields(rules, store.getState()).some(({ name }) => name === 'password')) {
    const scorer = await loadScorer(config.passwordScorer);
    const { password, email } = store.getState().values;
    dispatch({ type: 'scored', password, score: scorer(password, [email]) });
    const error = validateStep(rules, store.getState()).password;
    if (error !== undefined) return { fields: { password: error } };
  }
  return send(signal);
}

/** The rules of each shown field, with the messages of the specification. */
function rulesOf({ rules, state }: FunnelHandle): Readonly<Record<string, readonly Rule[]>> {
  const facts = ruleFacts(rules, state);
  const entries = stepFields(rules, state).map((field): [FieldName, readonly Rule[]] => [
    field.name,
    [(value) => validateField(field, value, facts, rules.messages)],
  ]);
  return Object.fromEntries(entries);
}
