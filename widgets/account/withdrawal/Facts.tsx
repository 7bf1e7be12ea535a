import { Fact, FactList } from '../../../core/ui/settings/FactList.tsx';

interface FactsProps {
  /** Names with their texts; an empty text is left out. */
  readonly facts: readonly (readonly [name: string, text: string])[];
}

/** What a withdrawal says. */
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
