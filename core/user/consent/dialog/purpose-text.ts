import { otherPurpose, PURPOSES, type PurposeText } from './texts.ts';

/**
 * The label and the description of a purpose.
 * @param purpose its name in `consentPurposes`; an unknown one is its own label
 */
export const purposeText = (purpose: string): PurposeText =>
  PURPOSES.get(purpose) ?? { name: purpose, help: otherPurpose(purpose) };
