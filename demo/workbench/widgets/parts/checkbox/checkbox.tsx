import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Checkbox } from '../../../../../core/ui/forms/react/Checkbox.tsx';

/** Checkboxes: off, on, indeterminate, with help, with an error, disabled, long. */
export default widget({
  attributes: {},
  view: () => (
    <div>
      <Checkbox label="Stuur mij de nieuwsbrief" />
      <Checkbox
        label="Houd mij ingelogd"
        help="Niet aanvinken op een computer van een ander."
        defaultChecked
      />
      <Checkbox label="Alle onderwerpen" mixed />
      <Checkbox
        label="Ik ga akkoord met de algemene voorwaarden"
        error="Je dient akkoord te gaan met de algemene voorwaarden"
      />
      <Checkbox label="Al ingeschreven" defaultChecked disabled />
      <Checkbox label="Aansprakelijkheidswaardevaststellingsveranderingen en levensverzekeringsmaatschappijen" />
    </div>
  ),
});
