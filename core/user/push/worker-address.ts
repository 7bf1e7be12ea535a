/**
 * The address under which the worker is registered: the product's own texts are in the worker itself.
 * @param worker its address as configured, absolute
 */
export const workerAddress = (worker: string): string => worker;
