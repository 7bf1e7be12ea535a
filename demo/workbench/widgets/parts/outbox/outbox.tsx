import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { OutboxExample } from './OutboxExample.tsx';

/** The writes that wait in this browser, and what became of those that were made here. */
export default widget({ attributes: {}, view: OutboxExample });
