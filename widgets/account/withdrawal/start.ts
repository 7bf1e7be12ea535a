import type { Contract, Withdrawable, WithdrawalForm } from './api/withdrawals.ts';

const FIELDS = ['name', 'email', 'order', 'what'] as const;

/**
 * The values of the server's form: its own, or what the visitor has typed so far.
 * @param hook the element that contains the form
 */
export function readForm(hook: HTMLElement): WithdrawalForm {
  const values = FIELDS.map((name) => {
    const field = hook.querySelector(`form [name="${name}"]`);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return [name, isField ? field.value : ''];
  });
  return Object.fromEntries(values) as WithdrawalForm;
}

/**
 * Fills a form with the visitor's details; existing values stay.
 * @param values current values of its fields
 * @param known the visitor's details; undefined for a visitor who is not logged in
 */
export function filledForm(values: WithdrawalForm, known: Withdrawable | undefined): WithdrawalForm {
  const open = known?.contracts.filter(({ status }) => status === 'open') ?? [];
  // If there are several, the visitor has to choose.
  const only = open.length === 1 ? open[0] : undefined;
  return {
    name: values.name || (known?.name ?? ''),
    email: values.email || (known?.email ?? ''),
    order: values.order || (only?.order ?? ''),
    what: values.what || (only?.name ?? ''),
  };
}

/** The contracts to show to the visitor, open ones first. */
export function listedContracts(known: Withdrawable | undefined): readonly Contract[] {
  const rank = { open: 0, withdrawn: 1, over: 2 } as const;
  return [...(known?.contracts ?? [])].sort((one, other) => rank[one.status] - rank[other.status]);
}
