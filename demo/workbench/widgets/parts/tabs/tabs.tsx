import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Field } from '../../../../../core/ui/forms/react/Field.tsx';
import { Tabs } from '../../../../../core/ui/tabs/Tabs.tsx';

/** Tabs with text, with a field that keeps its value, and more tabs than fit. */
export default widget({
  attributes: {},
  view: () => (
    <div>
      <Tabs
        label="Meest gelezen"
        tabs={[
          { id: 'dag', label: 'Vandaag', panel: <p>Waarom de trein steeds vaker te laat is</p> },
          { id: 'week', label: 'Deze week', panel: <p>De stille opmars van de warmtepomp</p> },
          { id: 'zoek', label: 'Zoeken', panel: <Field label="Zoek in het archief" type="search" /> },
        ]}
      />
      <Tabs
        label="Provincies"
        tabs={[
          'Groningen',
          'Friesland',
          'Drenthe',
          'Overijssel',
          'Flevoland',
          'Gelderland',
          'Noord-Brabant',
        ].map((province) => ({ id: province, label: province, panel: <p>Het nieuws uit {province}.</p> }))}
      />
    </div>
  ),
});
