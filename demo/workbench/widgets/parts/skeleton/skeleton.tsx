import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Skeleton } from '../../../../../core/ui/skeleton/Skeleton.tsx';
import styles from './SkeletonStates.module.css';

/** The kinds of skeleton: picture, headline, text, portrait. Only the first announces that something is loading. */
export default widget({
  attributes: {},
  view: () => (
    <div className={styles.root}>
      <Skeleton shape="picture" />
      <Skeleton shape="title" lines={2} label="" />
      <Skeleton lines={3} label="" />
      <Skeleton shape="portrait" label="" />
    </div>
  ),
});
