import { widget } from '../../../core/runtime/feature/widget.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';

/** Lets the visitor decide on the reading history. */
export default widget({ attributes: {}, view: PrivacySettings });
