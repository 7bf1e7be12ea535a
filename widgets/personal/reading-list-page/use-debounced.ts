import { useEffect, useState } from 'react';

/**
 * A value that follows another one after a pause; back to the empty text at once.
 * @param value the latest
 * @param delay in milliseconds
 */
export function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
