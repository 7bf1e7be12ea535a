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

interface Place {
  readonly street: string;
  readonly city: string;
}

/**
 * Looks up street and city once postcode and house number are valid and the visitor stops typing [address-lookup-2]. An
 * answer to an older pair is dropped, and the same pair is not looked up twice in a row [address-lookup-5]. A result
 * for one pair is removed when the pair changes.
 */
export function useAddressLookup({ rules, state, controller, page, config }: FunnelHandle): AddressLookup {
  const { postcode, nr } = state.values;
  const { country } = rules;
  const isReady = country.hasLookup && isPostcode(postcode, country) && isHouseNumber(nr, country);
  const pair = isReady ? `${formatPostcode(postcode, country)}|${nr.trim()}` : '';
  const lookedUp = useRef('');
  /** The result of the last lookup, with its pair. */
  const found = useRef<Place>(undefined);
  const [known, setKnown] = useState<{ readonly pair: string; readonly lookup: AddressLookup }>();
  const form = useStepForm();
  const { dispatch } = form.store;
  const isFilledIn = state.values.street !== '' && state.values.city !== '';
  const wasFilledIn = useRef(isFilledIn);

  useEffect(() => {
    // When the visitor returns to this step, street and city are already filled in, perhaps edited by hand.
    if (wasFilledIn.current) {
      wasFilledIn.current = false;
      lookedUp.current = pair;
      return;
    }
    if (pair === '') return;
    const fill = (place: Place) => {
      controller.dispatch({ type: 'address-found', ...place });
      for (const field of ['street', 'city']) dispatch({ type: 'changed', field, error: undefined });
    };
    const { street, city } = controller.store.getState().values;
    if (pair === lookedUp.current) {
      if (found.current && street === '' && city === '') fill(found.current);
      return;
    }
    // The form may be sent before the answer arrives, or there may be none: it must not contain the street and city of
    // another address.
    if (found.current && street === found.current.street && city === found.current.city)
      controller.dispatch({ type: 'address-found', street: '', city: '' });
    const aborting = new AbortController();
    const [postal = '', number = ''] = pair.split('|');
    const before = controller.store.getState().values;
    const lookUp = async () => {
      try {
        const { lookUpAddress } = await import('../../api/address.ts');
        const call = { ...paywallCall(page, config), signal: aborting.signal };
        const place = await lookUpAddress(postal, number, call);
        if (aborting.signal.aborted) return;
        lookedUp.current = pair;
        found.current = place;
        const { values } = controller.store.getState();
        // A value that the visitor enters in the meantime is kept.
        const keep = (name: keyof Place) => (values[name] === before[name] ? place[name] : values[name]);
        fill({ street: keep('street'), city: keep('city') });
        setKnown({ pair, lookup: { state: 'found', ...place } });
      } catch (cause) {
        if (aborting.signal.aborted || isAborted(cause)) return;
        lookedUp.current = pair;
        found.current = undefined;
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
