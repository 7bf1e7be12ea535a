import { type ComponentType, useEffect } from 'react';
import type { Step } from '../../../../../core/domain/paywall/types.ts';
import { Form } from '../../../../../core/ui/forms/react/Form.tsx';
import { useForm } from '../../../../../core/ui/forms/react/use-form.ts';
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
import { OrderRights } from './OrderRights.tsx';
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
  /** Called once the step is visible. */
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
 * shows the errors, and moves the focus to the first one [funnel-flow-8, funnel-flow-13, funnel-flow-14].
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
    // If the page did not navigate away after all, its form can be sent again.
    if (leaving === undefined) dispatch({ type: 'reopened' });
  }, [leaving, dispatch]);

  return (
    <FunnelFormContext value={form}>
      <Form form={form}>
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
                {isOrder(rules, state.step) && (
                  <>
                    <OrderTerms funnel={funnel} />
                    <OrderRights funnel={funnel} />
                  </>
                )}
              </>
            }
          />
        )}
      </Form>
    </FunnelFormContext>
  );
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
