import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { SilentFilling } from '../../../core/ui/forms/react/SilentFilling.tsx';
import styles from './ColourScheme.module.css';
import { readPreference, subscribePreference, writePreference } from './preference.ts';
import { publish } from './publish.ts';
import { availableSchemes, colourOf, schemeInForce } from './scheme.ts';
import { subscribeSystemColour, systemColour } from './system-colour.ts';
import { LEGEND, schemeLabel } from './texts.ts';

interface ColourSchemeProps {
  readonly context: Context;
}

/**
 * Native radio buttons, with their arrow keys, focus and forced colours. On a site without dark colours there is
 * nothing to choose: the server's HTML stays.
 */
export function ColourScheme({ context }: ColourSchemeProps) {
  const name = useId();
  const system = useSyncExternalStore(subscribeSystemColour, systemColour);
  const stored = useSyncExternalStore(subscribePreference, readPreference);
  const isLightOnly = document.documentElement.classList.contains('light-only');
  const scheme = isLightOnly ? 'light' : schemeInForce(stored, context.page.query, system);
  const colour = colourOf(scheme, system);
  const root = useRef<HTMLFieldSetElement>(null);

  useEffect(() => publish(scheme, colour), [scheme, colour]);

  if (isLightOnly) return null;
  return (
    <fieldset ref={root} className={styles.root}>
      <SilentFilling root={root} rendered={scheme} />
      <legend className={styles.legend}>{LEGEND}</legend>
      {availableSchemes(system).map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option}
            checked={option === scheme}
            onChange={() => writePreference(option)}
          />
          <span>{schemeLabel(option, system)}</span>
        </label>
      ))}
    </fieldset>
  );
}
