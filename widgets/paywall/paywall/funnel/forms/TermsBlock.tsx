import { isSafeAddress } from '../../../../../core/runtime/page/address.ts';
import { BlockHeading } from '../blocks/BlockHeading.tsx';
import { BlockText } from '../blocks/BlockText.tsx';
import type { BlockProps } from '../blocks/block-props.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import { CheckboxInput } from './CheckboxInput.tsx';
import { I_AGREE, NEW_TAB, TERMS, TERMS_FIELD } from './texts.ts';

/** The terms under the block's own text [funnel-blocks-11, funnel-blocks-12]. */
export function TermsBlock({ block: { content }, headingId, funnel }: BlockProps) {
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      <BlockText text={content.text} />
      <TermsCheckbox funnel={funnel} />
    </>
  );
}

/**
 * The checkbox to accept the terms, which open in a new tab so that no input is lost: the label consists of text only.
 */
export function TermsCheckbox({ funnel }: { readonly funnel: FunnelHandle }) {
  const { termsUrl } = funnel.config;
  const words = isSafeAddress(termsUrl) ? (
    <a href={termsUrl} target="_blank" rel="noopener" title={NEW_TAB}>
      {TERMS}
    </a>
  ) : (
    <span>{TERMS}</span>
  );
  return (
    <CheckboxInput
      funnel={funnel}
      name="terms"
      shortLabel={TERMS_FIELD}
      label={
        <>
          <span>{`${I_AGREE} `}</span>
          {words}
        </>
      }
    />
  );
}
