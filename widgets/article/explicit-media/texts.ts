/** The default warning [explicit-media-2]. */
export const WARNING = 'Let op: dit beeld kan als schokkend worden ervaren.';
export const SHOW = 'Toon beeld';
export const HIDE = 'Verberg beeld';
