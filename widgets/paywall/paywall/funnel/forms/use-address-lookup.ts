import { useEffect, useRef, useState } from 'react';
import { paywallCall } from '../../../../../core/domain/paywall/paywall-call.ts';
import { isAborted } from '../../../../../core/platform/http/http-error.ts';
import { warn } from '../../../../../core/runtime/log/log.ts';
import { formatPostcode, isHouseNumber, isPostcode } from '../fields.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import { useStepForm } from './form-context.ts';

/** The state of a lookup; postcode and number are those that were looked up. */
export type AddressLookup =
  | { readonly state: 'none' }
  | { readonly state: 'found'; readonly street: string; readonly city: string }
  | { readonly state: 'failed'; readonly postcode: string; readonly number: string };

/** Milliseconds without input before an address is looked up [address-lookup-2]. */
const DEBOUNCE = 1500;

const NONE: AddressLookup = { state: 'none' };

/**
 * Looks up street and city once postcode and house number are valid and the visitor stops typing [address-lookup-2]. An
 * answer to an older pair is dropped, and the same pair is not looked up twice in a row [address-lookup-5].
 */
export function useAddressLookup({ state, controller, page, config }: FunnelHandle): AddressLookup {
  const { postcode, nr } = state.values;
  const isReady = isPostcode(postcode) && isHouseNumber(nr);
  const pair = isReady ? `${formatPostcode(postcode)}|${nr.trim()}` : '';
  const lookedUp = useRef('');
  const [known, setKnown] = useState<{ readonly pair: string; readonly lookup: AddressLookup }>();
  const form = useStepForm();
  const { dispatch } = form.store;
  const isFilledIn = state.values.street !== '' && state.values.city !== '';
  const wasFilledIn = useRef(isFilledIn);

  useEffect(() => {
    // Back in this step, street and city are filled in already, perhaps edited by hand.
    if (wasFilledIn.current) {
      wasFilledIn.current = false;
      lookedUp.current = pair;
      return;
    }
    if (pair === '' || pair === lookedUp.current) return;
    const aborting = new AbortController();
    const [postal = '', number = ''] = pair.split('|');
    const before = controller.store.getState().values;
    const lookUp = async () => {
      try {
        const { lookUpAddress } = await import('../../api/address.ts');
        const call = { ...paywallCall(page, config), signal: aborting.signal };
        const { street, city } = await lookUpAddress(postal, number, call);
        if (aborting.signal.aborted) return;
        lookedUp.current = pair;
        const { values } = controller.store.getState();
        // A value that the visitor enters in the meantime stays.
        const keep = (name: 'street' | 'city', found: string) =>
          values[name] === before[name] ? found : values[name];
        controller.dispatch({
          type: 'address-found',
          street: keep('street', street),
          city: keep('city', city),
        });
        for (const field of ['street', 'city']) dispatch({ type: 'changed', field, error: undefined });
        setKnown({ pair, lookup: { state: 'found', street, city } });
      } catch (cause) {
        if (aborting.signal.aborted || isAborted(cause)) return;
        lookedUp.current = pair;
        // Address and cause are personal data and are not logged.
        warn('funnel', 'An address was not found; the reader fills it in.');
        setKnown({ pair, lookup: { state: 'failed', postcode: postal, number } });
      }
    };
    const timer = setTimeout(() => void lookUp(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [pair, controller, page, config, dispatch]);

  return known?.pair === pair ? known.lookup : NONE;
}
