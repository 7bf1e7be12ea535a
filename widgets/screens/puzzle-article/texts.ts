export const PRINT = 'Print puzzel';
