// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../../../../core/ui/forms/react/Checkbox.tsx';
import { Combobox } from '../../../../../core/ui/forms/react/Combobox.tsx';
import { Field } from '../../../../../core/ui/forms/react/Field.tsx';
import { RadioGroup } from '../../../../../core/ui/forms/react/RadioGroup.tsx';
import { SelectField } from '../../../../../core/ui/forms/react/SelectField.tsx';
import { Switch } from '../../../../../core/ui/switch/Switch.tsx';

afterEach(cleanup);

/** Renders the view like a server's answer, without an event. */
let answer = () => {};

type Value = string | boolean;

/** A view with one field and other reasons to render. */
function View({
  field,
  sent,
}: {
  field: (value: never, set: (value: Value) => void) => ReactNode;
  sent: (value: Value) => void;
}) {
  const [value, setValue] = useState<Value>();
  const [count, setCount] = useState(0);
  const render = () => setCount(count + 1);
  answer = render;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(value ?? '');
      }}
    >
      {field(value as never, setValue)}
      <Field label="Ander" value={String(count)} onChange={render} onFocus={render} onKeyDown={render} />
      <button type="button" onClick={render}>
        {count}
      </button>
    </form>
  );
}

const FIELDS: [string, Value, (value: never, set: (value: Value) => void) => ReactNode][] = [
  [
    'Field',
    'Jan',
    (value = '' as never, set) => (
      <Field label="Veld" value={value} onChange={({ target }) => set(target.value)} />
    ),
  ],
  [
    'Field of several lines',
    'Jan',
    (value = '' as never, set) => (
      <Field multiline label="Veld" value={value} onChange={({ target }) => set(target.value)} />
    ),
  ],
  [
    'SelectField',
    'b',
    (value = 'a' as never, set) => (
      <SelectField
        label="Veld"
        value={value}
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
        onChange={({ target }) => set(target.value)}
      />
    ),
  ],
  [
    'Combobox',
    'Jan',
    (value = '' as never, set) => (
      <Combobox label="Veld" listLabel="Namen" value={value} options={[]} onInput={set} onChoose={set} />
    ),
  ],
  [
    'Checkbox',
    true,
    (value = false as never, set) => (
      <Checkbox label="Veld" checked={value} onChange={({ target }) => set(target.checked)} />
    ),
  ],
  ['Switch', true, (value = false as never, set) => <Switch label="Veld" checked={value} onChange={set} />],
  ['RadioGroup without a choice', 'b', (value, set) => radioGroup(value, set)],
  ['RadioGroup with a choice', 'b', (value = 'a' as never, set) => radioGroup(value, set)],
];

function radioGroup(value: string | undefined, set: (value: Value) => void) {
  return (
    <RadioGroup
      label="Keuze"
      value={value}
      options={[
        { value: 'a', label: 'Geen' },
        { value: 'b', label: 'Veld' },
      ]}
      onChange={set}
    />
  );
}

const EVENTS: [string, () => void][] = [
  ['clicks elsewhere', () => fireEvent.click(screen.getByRole('button'))],
  ['presses a key elsewhere', () => fireEvent.keyDown(screen.getByLabelText('Ander'), { key: 'a' })],
  ['moves the focus', () => act(() => screen.getByLabelText('Ander').focus())],
  [
    'fills in another field',
    () => fireEvent.change(screen.getByLabelText('Ander'), { target: { value: '12' } }),
  ],
];

/**
 * Ways to fill in a field without an event: by a browser, bypassing React, or by a script of the page, through the
 * setter that React observes.
 */
const FILLERS: [string, (field: Element, name: string, value: Value) => void][] = [
  ['browser', (field, name, value) => Reflect.set(Object.getPrototypeOf(field), name, value, field)],
  ['script of the page', (field, name, value) => Reflect.set(field, name, value)],
];

/** Fills in a field, or selects a radio button, without an event. */
function fillSilently(value: Value, label = 'Veld', [, fill] = FILLERS[0] as (typeof FILLERS)[number]) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  const isBox = /^(checkbox|radio)$/.test(field.type);
  fill(field, isBox ? 'checked' : 'value', isBox || value);
  return () =>
    field.type === 'checkbox' ? field.checked : field.type !== 'radio' || field.checked ? field.value : '';
}

describe.each(FILLERS)('what a %s fills in without an event', (...filler) => {
  describe.each(FIELDS)('in a %s', (_, value, field) => {
    it.each(EVENTS)('stays when the visitor %s', (_, happen) => {
      const sent = vi.fn();
      const { container } = render(<View field={field} sent={sent} />);
      const current = fillSilently(value, 'Veld', filler);
      happen();
      expect(current()).toBe(value);
      fireEvent.submit(container.querySelector('form') as HTMLFormElement);
      expect(sent).toHaveBeenLastCalledWith(value);
    });

    it('stays when an answer renders the view', async () => {
      const sent = vi.fn();
      const { container } = render(<View field={field} sent={sent} />);
      const current = fillSilently(value, 'Veld', filler);
      await act(async () => answer());
      expect(screen.getByRole('button').textContent).toBe('1');
      expect(current()).toBe(value);
      fireEvent.submit(container.querySelector('form') as HTMLFormElement);
      expect(sent).toHaveBeenLastCalledWith(value);
    });

    it('is sent', () => {
      const sent = vi.fn();
      const { container } = render(<View field={field} sent={sent} />);
      fillSilently(value, 'Veld', filler);
      fireEvent.submit(container.querySelector('form') as HTMLFormElement);
      expect(sent).toHaveBeenLastCalledWith(value);
    });
  });
});

it('lets the visitor choose another radio button than the one that was chosen without an event', () => {
  const sent = vi.fn();
  const { container } = render(<View field={(value, set) => radioGroup(value, set)} sent={sent} />);
  fillSilently('b');
  fireEvent.click(screen.getByLabelText('Geen'));
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  expect(sent).toHaveBeenLastCalledWith('a');
});

it('keeps several fields, and what the visitor types or ticks at the same time', () => {
  const all = ['Voornaam', 'Achternaam', 'Plaats', 'Akkoord'];
  render(<Fields />);
  const filled = () =>
    all
      .map((name) => screen.getByLabelText<HTMLInputElement>(name))
      .map(({ value, checked }) => checked || value);
  fillSilently('Jan', 'Voornaam');
  fillSilently('Jansen', 'Achternaam');
  fireEvent.change(screen.getByLabelText('Plaats'), { target: { value: 'Delft' } });
  expect(filled()).toEqual(['Jan', 'Jansen', 'Delft', 'on']);
  fillSilently('Janneke', 'Voornaam');
  fireEvent.click(screen.getByLabelText('Akkoord'));
  expect(filled()).toEqual(['Janneke', 'Jansen', 'Delft', true]);
  fireEvent.click(screen.getByLabelText('Akkoord'));
  expect(filled()).toEqual(['Janneke', 'Jansen', 'Delft', 'on']);
});

it('keeps several fields when an answer renders them', async () => {
  render(<Fields />);
  fillSilently('Jan', 'Voornaam');
  fillSilently('Jansen', 'Achternaam');
  fillSilently(true, 'Akkoord');
  await act(async () => answer());
  const filled = ['Voornaam', 'Achternaam', 'Plaats'].map(
    (name) => screen.getByLabelText<HTMLInputElement>(name).value,
  );
  expect(filled).toEqual(['Jan', 'Jansen', '']);
  expect(screen.getByLabelText('Akkoord')).toHaveProperty('checked', true);
});

it('hands a filling that a view refuses over once', async () => {
  const change = vi.fn();
  render(<Upper change={change} />);
  fillSilently('A1');
  await act(async () => answer());
  await act(async () => answer());
  expect(change.mock.calls).toEqual([['A1']]);
  expect(screen.getByLabelText('Veld')).toHaveProperty('value', '');
});

it('hands nothing over that a view has refused or changed', () => {
  const change = vi.fn();
  render(<Upper change={change} />);
  const field = screen.getByLabelText('Veld');
  fireEvent.change(field, { target: { value: 'a' } });
  fireEvent.change(field, { target: { value: 'A1' } });
  fireEvent.click(document.body);
  fireEvent.keyDown(field, { key: 'b' });
  expect(field).toHaveProperty('value', 'A');
  expect(change.mock.calls).toEqual([['a'], ['A1']]);
});

it('listens as long as there is a field', () => {
  const remove = vi.spyOn(window, 'removeEventListener');
  const { unmount } = render(<Fields />);
  expect(remove).not.toHaveBeenCalledWith('submit', expect.anything(), true);
  unmount();
  expect(remove).toHaveBeenCalledWith('submit', expect.anything(), true);
});

/** A form with one state for all fields. */
function Fields() {
  const [values, setValues] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const [, setCount] = useState(0);
  answer = () => setCount((count) => count + 1);
  return (
    <>
      {['Voornaam', 'Achternaam', 'Plaats'].map((name) => (
        <Field
          key={name}
          label={name}
          value={values[name] ?? ''}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      <Checkbox label="Akkoord" checked={isChecked} onChange={({ target }) => setChecked(target.checked)} />
    </>
  );
}

/** A field that accepts capitals only. */
function Upper({ change }: { change: (value: string) => void }) {
  const [value, setValue] = useState('');
  const [, setCount] = useState(0);
  answer = () => setCount((count) => count + 1);
  return (
    <Field
      label="Veld"
      value={value}
      onChange={({ target }) => {
        change(target.value);
        if (!/\d/.test(target.value)) setValue(target.value.toUpperCase());
      }}
    />
  );
}
