import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { OutboxExample } from './OutboxExample.tsx';

/** The queued writes of this browser, and the outcomes of those that were made here. */
export default widget({ attributes: {}, view: OutboxExample });
