import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Field } from '../../../../../core/ui/forms/react/Field.tsx';
import { maxWordsText } from '../../../../../core/ui/forms/rules/texts.ts';
import styles from './FieldStates.module.css';

/** Text fields in each state; the first ones support autofill. */
export default widget({
  attributes: {},
  view: () => (
    <div className={styles.root}>
      <Field label="E-mailadres" type="email" autoComplete="email" />
      <Field
        label="Telefoonnummer"
        help="Alleen als we je daarover mogen bellen."
        type="tel"
        autoComplete="tel"
        optional
      />
      <Field
        label="E-mailadres met een fout"
        type="email"
        defaultValue="j.jansen@voorbeeld"
        error="Het e-mailadres 'j.jansen@voorbeeld' dat je invoerde is niet correct."
      />
      <Field label="Woonplaats" defaultValue="Gasselterboerveenschemond" warning={maxWordsText(1, 2)} />
      <Field label="Je bericht" help="Hooguit honderd woorden." multiline />
      <Field
        label="Je bericht met een fout"
        multiline
        defaultValue="een twee drie vier"
        error={maxWordsText(3, 4)}
      />
      <Field label="Huisnummer" inputMode="numeric" defaultValue="12" disabled />
      <Field label="Klantnummer" defaultValue="004 112 908" readOnly />
      <Field
        label="Arbeidsongeschiktheidsverzekeringspolisnummervermeldingsveld"
        help="Een heel lang woord breekt af en duwt niets opzij."
      />
    </div>
  ),
});
