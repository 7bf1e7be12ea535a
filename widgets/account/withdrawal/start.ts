import type { Contract, Withdrawable, WithdrawalForm } from './api/withdrawals.ts';

const FIELDS = ['name', 'email', 'order', 'what'] as const;

/**
 * What is in the server's form: its own values, or what the visitor has typed so far.
 * @param hook with the form
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
 * Fills a form with what is known of the visitor; what is in it already stays.
 * @param values of its fields
 * @param known undefined for a visitor who is not logged in
 */
export function filledForm(values: WithdrawalForm, known: Withdrawable | undefined): WithdrawalForm {
  const open = known?.contracts.filter(({ status }) => status === 'open') ?? [];
  // Of several the visitor has to choose.
  const only = open.length === 1 ? open[0] : undefined;
  return {
    name: values.name || (known?.name ?? ''),
    email: values.email || (known?.email ?? ''),
    order: values.order || (only?.order ?? ''),
    what: values.what || (only?.name ?? ''),
  };
}

/** The contracts that a visitor should know of: those that are open first. */
export function listedContracts(known: Withdrawable | undefined): readonly Contract[] {
  const rank = { open: 0, withdrawn: 1, over: 2 } as const;
  return [...(known?.contracts ?? [])].sort((one, other) => rank[one.status] - rank[other.status]);
}
