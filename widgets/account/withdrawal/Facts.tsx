import { Fact, FactList } from '../../../core/ui/settings/FactList.tsx';

interface FactsProps {
  /** Names and their texts; an entry with an empty text is left out. */
  readonly facts: readonly (readonly [name: string, text: string])[];
}

/** The contents of a withdrawal. */
export function Facts({ facts }: FactsProps) {
  return (
    <FactList>
      {facts.map(
        ([name, text]) =>
          text !== '' && (
            <Fact key={name} name={name}>
              {text}
            </Fact>
          ),
      )}
    </FactList>
  );
}
