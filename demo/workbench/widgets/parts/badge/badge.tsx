import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Badge } from '../../../../../core/ui/badge/Badge.tsx';
import { check, triangleAlert } from '../../../../../core/ui/icon/shapes.ts';
import styles from './BadgeStates.module.css';

/** Badges of each tone. */
export default widget({
  attributes: {},
  view: () => (
    <p className={styles.root}>
      <Badge tone="accent">Live</Badge>
      <Badge>8 over</Badge>
      <Badge tone="good" icon={check}>
        Goed
      </Badge>
      <Badge tone="bad" icon={triangleAlert}>
        Fout
      </Badge>
      <Badge tone="warn" icon={triangleAlert}>
        Verloopt morgen
      </Badge>
      <Badge>Meervoudigepersoonlijkheidsstoornisbehandelingsmethode</Badge>
    </p>
  ),
});
