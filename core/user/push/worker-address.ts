/**
 * Returns the address under which the worker is registered; the worker itself contains the product's texts.
 * @param worker the worker's absolute address as configured
 */
export const workerAddress = (worker: string): string => worker;
