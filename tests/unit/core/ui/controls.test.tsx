// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../../core/ui/button/Button.tsx';
import { Checkbox } from '../../../../core/ui/forms/react/Checkbox.tsx';
import { Field } from '../../../../core/ui/forms/react/Field.tsx';
import { RadioGroup } from '../../../../core/ui/forms/react/RadioGroup.tsx';
import { check } from '../../../../core/ui/icon/shapes.ts';
import { LinkButton } from '../../../../core/ui/link-button/LinkButton.tsx';
import { Skeleton } from '../../../../core/ui/skeleton/Skeleton.tsx';
import { Switch } from '../../../../core/ui/switch/Switch.tsx';

afterEach(cleanup);

/** The description that a screen reader announces for an element in addition to its name. */
function description(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no element ${id}`).join(' ');
}

describe('a button', () => {
  it('does nothing to the form around it unless it is of type submit', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Volg</Button>);
    const button = screen.getByRole('button', { name: 'Volg' });
    expect(button.getAttribute('type')).toBe('button');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledOnce();
  });

  it('keeps its words and its focus while busy, announces it, and does nothing', async () => {
    const press = vi.fn();
    const around = vi.fn();
    const view = (busy: boolean) => (
      <Button busy={busy} onClick={press}>
        Opslaan
      </Button>
    );
    const { rerender } = render(view(false));
    document.body.addEventListener('click', around, { once: true });
    const button = screen.getByRole('button', { name: 'Opslaan' });
    button.focus();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    rerender(view(true));
    expect(screen.getByRole('button', { name: 'Opslaan' })).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(status.textContent).toBe('Bezig…');
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(around).not.toHaveBeenCalled();
  });

  it('stays reachable when it is off, and logs the reason', async () => {
    const press = vi.fn();
    render(
      <Button disabledReason="Kies eerst een abonnement." onClick={press}>
        Ga verder
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Ga verder' });
    expect(document.activeElement).toBe(button);
    expect(description(button)).toBe('Kies eerst een abonnement.');
    await userEvent.keyboard('{Enter} ');
    expect(press).not.toHaveBeenCalled();
  });

  it('does not send its form while it is busy or off', async () => {
    const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const view = (busy: boolean) => (
      <form onSubmit={send}>
        <input aria-label="Naam" />
        <Button type="submit" busy={busy}>
          Verstuur
        </Button>
      </form>
    );
    const { rerender } = render(view(true));
    await userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
    expect(send).not.toHaveBeenCalled();
    rerender(view(false));
    await userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
    expect(send).toHaveBeenCalledOnce();
  });

  it('is named by its words also where it shows its icon only', () => {
    const { container } = render(
      <Button icon={check} labelHidden>
        Sluiten
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Sluiten' })).toBeTruthy();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

it('a link button is a link', () => {
  render(
    <LinkButton href="/abonneren" look="primary">
      Bekijk abonnementen
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Bekijk abonnementen' });
  expect(link.getAttribute('href')).toBe('/abonneren');
});

function Notices() {
  const [isOn, setOn] = useState(false);
  return <Switch label="Meldingen" help="Alleen overdag." checked={isOn} onChange={setOn} />;
}

describe('a switch', () => {
  it('is one, with its help, and reports its changes', async () => {
    render(<Notices />);
    const control = screen.getByRole('switch') as HTMLInputElement;
    expect(description(control)).toBe('Alleen overdag.');
    expect(control.checked).toBe(false);
    await userEvent.click(screen.getByText('Meldingen'));
    expect(control.checked).toBe(true);
    expect(control.getAttribute('aria-checked')).toBe('true');
    await userEvent.keyboard(' ');
    expect(control.checked).toBe(false);
  });

  it('does nothing while its choice is being stored', async () => {
    const change = vi.fn();
    render(<Switch label="Meldingen" checked busy onChange={change} />);
    await userEvent.click(screen.getByRole('switch'));
    expect(change).not.toHaveBeenCalled();
    expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(true);
  });
});

describe('a checkbox', () => {
  it('ties its help and its error to it, and hands its element on', () => {
    const element = createRef<HTMLInputElement>();
    render(<Checkbox label="Akkoord" help="Met de voorwaarden." error="Vink aan." ref={element} />);
    const box = screen.getByRole('checkbox', { name: 'Akkoord' });
    expect(description(box)).toBe('Met de voorwaarden. Vink aan.');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(element.current).toBe(box);
  });

  it('can be neither on nor off', () => {
    const { rerender } = render(<Checkbox label="Alle" mixed />);
    const box = screen.getByRole('checkbox') as HTMLInputElement;
    expect(box.indeterminate).toBe(true);
    rerender(<Checkbox label="Alle" />);
    expect(box.indeterminate).toBe(false);
    expect(box.hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('a field', () => {
  it('has its label, help and error, and the requested keys and token', () => {
    render(
      <Field
        label="Telefoon"
        help="Om te bellen."
        error="Klopt niet."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name="phone"
      />,
    );
    const input = screen.getByLabelText('Telefoon');
    expect(description(input)).toBe('Om te bellen. Klopt niet.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('autocomplete')).toBe('tel');
    expect(input.getAttribute('inputmode')).toBe('tel');
    expect(input.getAttribute('name')).toBe('phone');
  });

  it('is silent while it is valid, and keeps the live region', () => {
    const { container, rerender } = render(<Field label="Naam" />);
    const input = screen.getByRole('textbox', { name: 'Naam' });
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    const place = container.querySelector('[aria-live="polite"]');
    expect(place?.textContent).toBe('');
    rerender(<Field label="Naam" error="Vul dit veld in." />);
    expect(container.querySelector('[aria-live="polite"]')).toBe(place);
    expect(place?.textContent).toBe('Vul dit veld in.');
  });

  it('warns without counting as invalid; an error has priority', () => {
    const { rerender } = render(<Field label="Kop" warning="Te lang, dus afgekapt." maxWords={5} />);
    const input = screen.getByRole('textbox');
    expect(description(input)).toBe('Te lang, dus afgekapt.');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.getAttribute('data-max-words')).toBe('5');
    rerender(<Field label="Kop" warning="Te lang, dus afgekapt." error="Fout." />);
    expect(description(input)).toBe('Fout.');
  });

  it('can have several lines, and may stay empty in so many words', () => {
    render(<Field label="Bericht" multiline rows={3} optional />);
    const area = screen.getByRole('textbox', { name: 'Bericht (niet verplicht)' });
    expect(area.tagName).toBe('TEXTAREA');
    expect(area.getAttribute('rows')).toBe('3');
    expect(area.hasAttribute('multiline')).toBe(false);
  });
});

describe('radio buttons', () => {
  const options = [
    { value: 'dag', label: 'Overdag', help: 'Tot zes uur.' },
    { value: 'avond', label: 'Avond' },
    { value: 'nacht', label: 'Nacht', disabled: true },
  ] as const;

  it('are a group named by the question, with its help and error', () => {
    render(
      <RadioGroup label="Wanneer?" help="We bellen kort." error="Kies iets." options={options} required />,
    );
    const group = screen.getByRole('group', { name: 'Wanneer?' });
    expect(description(group)).toBe('We bellen kort. Kies iets.');
    const [first] = screen.getAllByRole('radio');
    expect(first && description(first)).toBe('Tot zes uur.');
    expect(first?.getAttribute('aria-invalid')).toBe('true');
    expect((first as HTMLInputElement).required).toBe(true);
  });

  it('follow the page that holds the choice', async () => {
    const change = vi.fn();
    render(<RadioGroup label="Wanneer?" options={options} value="dag" onChange={change} />);
    const [day, evening] = screen.getAllByRole('radio') as HTMLInputElement[];
    await userEvent.click(screen.getByText('Avond'));
    expect(change).toHaveBeenCalledWith('avond');
    expect([day?.checked, evening?.checked]).toEqual([true, false]);
  });

  it('keep the choice themselves in a form, under one name', async () => {
    const { container } = render(
      <form>
        <RadioGroup label="Wanneer?" labelHidden options={options} name="when" defaultValue="dag" />
      </form>,
    );
    await userEvent.click(screen.getByText('Avond'));
    const form = container.querySelector('form') as HTMLFormElement;
    expect(new FormData(form).get('when')).toBe('avond');
    expect(screen.getByRole('group', { name: 'Wanneer?' })).toBeTruthy();
  });

  it('of two groups without a name do not mix', () => {
    render(
      <>
        <RadioGroup label="A" options={options} />
        <RadioGroup label="B" options={options} />
      </>,
    );
    const names = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).name);
    expect(new Set(names).size).toBe(2);
  });
});

describe('a skeleton', () => {
  it('announces once that something is loading; its bars are silent', () => {
    const { container } = render(
      <>
        <Skeleton lines={3} />
        <Skeleton shape="picture" label="" lines={9} />
      </>,
    );
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Wordt geladen…']);
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(4);
  });
});
