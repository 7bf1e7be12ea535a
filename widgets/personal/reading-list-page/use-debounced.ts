import { useEffect, useState } from 'react';

/**
 * A value that takes over another one after a pause; an empty text is taken over at once.
 * @param value the other value
 * @param delay length of the pause, in milliseconds
 */
export function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
