import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { chevronRight } from '../../../../../core/ui/icon/chevrons.ts';
import { LinkButton } from '../../../../../core/ui/link-button/LinkButton.tsx';
import styles from './LinkButtonStates.module.css';

/** Links in each look of a button. */
export default widget({
  attributes: {},
  view: () => (
    <div className={styles.root}>
      <LinkButton href="#link-button" look="primary">
        Bekijk abonnementen
      </LinkButton>
      <LinkButton href="#link-button" icon={chevronRight}>
        Lees verder
      </LinkButton>
      <LinkButton href="#link-button" look="outlined">
        Alle nieuwsbrieven
      </LinkButton>
      <LinkButton href="#link-button" look="plain">
        Naar de voorwaarden
      </LinkButton>
    </div>
  ),
});
