import { createContext, useContext } from 'react';
import type { FormHandle } from '../../../../../core/ui/forms/react/use-form.ts';

/** The form of the current step. */
export const FunnelFormContext = createContext<FormHandle | undefined>(undefined);

/**
 * Returns the form that contains a block.
 * @throws Error without one, which is a defect
 */
export function useStepForm(): FormHandle {
  const form = useContext(FunnelFormContext);
  if (!form) throw new Error('A form block is rendered outside of a form.');
  return form;
}
