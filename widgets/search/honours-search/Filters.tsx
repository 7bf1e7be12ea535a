import type { FormEvent } from 'react';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Field } from '../../../core/ui/forms/react/Field.tsx';
import { SelectField } from '../../../core/ui/forms/react/SelectField.tsx';
import styles from './HonoursSearch.module.css';
import { ALL_GENDERS, ALL_YEARS, type HonoursFilter } from './search-honours.ts';
import { ALL, CLEAR, GENDER, MAN, NAME, PLACE, SEARCH, WOMAN, YEAR } from './texts.ts';

interface FiltersProps {
  readonly filter: HonoursFilter;
  readonly years: readonly string[];
  readonly onChange: (change: Partial<HonoursFilter>) => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClear: () => void;
}

/** The fields of the search [special-lintjesregen-1]. */
export function Filters({ filter, years, onChange, onSubmit, onClear }: FiltersProps) {
  // A shared address may contain a year before the list has loaded.
  const known = filter.year === '' || years.includes(filter.year) ? years : [filter.year, ...years];
  return (
    <search>
      <form className={styles.filters} onSubmit={onSubmit}>
        <Field
          label={NAME}
          type="search"
          autoComplete="off"
          value={filter.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Field
          label={PLACE}
          type="search"
          autoComplete="off"
          value={filter.location}
          onChange={({ target }) => onChange({ location: target.value })}
        />
        <SelectField
          label={YEAR}
          value={filter.year || ALL_YEARS}
          options={[{ value: ALL_YEARS, label: ALL }, ...known.map((year) => ({ value: year, label: year }))]}
          onChange={({ target }) => onChange({ year: target.value === ALL_YEARS ? '' : target.value })}
        />
        <SelectField
          label={GENDER}
          value={filter.gender || ALL_GENDERS}
          options={[
            { value: ALL_GENDERS, label: ALL },
            { value: 'M', label: MAN },
            { value: 'V', label: WOMAN },
          ]}
          onChange={({ target }) => onChange({ gender: target.value === ALL_GENDERS ? '' : target.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            {SEARCH}
          </Button>
          <Button onClick={onClear}>{CLEAR}</Button>
        </div>
      </form>
    </search>
  );
}
