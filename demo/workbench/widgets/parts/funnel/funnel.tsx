import { useEffect, useRef, useState } from 'react';
import { mergePaywallConfig } from '../../../../../core/domain/paywall/config.ts';
import { PaymentStatus } from '../../../../../core/domain/paywall/payment/PaymentStatus.tsx';
import type { Campaign } from '../../../../../core/domain/paywall/types.ts';
import { optional, text } from '../../../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { RadioGroup } from '../../../../../core/ui/forms/react/RadioGroup.tsx';
import { fetchCampaign } from '../../../../../widgets/paywall/paywall/api/campaign.ts';
import { Funnel } from '../../../../../widgets/paywall/paywall/funnel/Funnel.tsx';
import styles from './FunnelStates.module.css';

const CAMPAIGNS = {
  proef: 'Proef digitaal: een stap die betaalt',
  weekend: 'Weekendkrant erbij: twee stappen, de tweede betaalt',
  'gratis-account': 'Gratis account',
  activeren: 'Activeren',
  'trechter-blokken': 'Alle vijftien blokken en vier knoppen',
} as const;

type CampaignId = keyof typeof CAMPAIGNS;

/** A funnel of the simulated backend, selected by hand, and the status of the payment after the return. */
export default widget({
  attributes: {
    /** The campaign that is shown first. */
    campaign: optional(text(), 'trechter-blokken'),
  },
  view: ({ context: { page }, campaign }) => <Chosen page={page} first={campaign} />,
});

function Chosen({ page, first }: { readonly page: Page; readonly first: string }) {
  const query = new URLSearchParams(page.query);
  const wanted = query.get('paywallId') ?? first;
  const [id, setId] = useState<CampaignId>(isKnown(wanted) ? wanted : 'proef');
  const activationId = query.get('activationId');
  return (
    <div className={styles.root}>
      <RadioGroup
        label="Campagne"
        options={Object.entries(CAMPAIGNS).map(([value, label]) => ({ value: value as CampaignId, label }))}
        value={id}
        onChange={setId}
      />
      <div className={styles.stage}>
        {activationId !== null && <PaymentStatus page={page} config={CONFIG} activationId={activationId} />}
        <Shown key={id} page={page} id={id} />
      </div>
    </div>
  );
}

function Shown({ page, id }: { readonly page: Page; readonly id: CampaignId }) {
  const [campaign, setCampaign] = useState<Campaign>();
  const [reported, setTold] = useState<readonly string[]>([]);
  useEffect(() => {
    const { signal, abort } = aborting();
    void fetchCampaign(id, { signal }).then((read) => signal.aborted || setCampaign(read));
    return abort;
  }, [id]);
  const { box, isStill } = useStillness(campaign !== undefined);
  const report = (text: string) => setTold((before) => [...before, text]);
  if (!campaign) return null;
  return (
    <section ref={box} className={isStill ? undefined : styles.coming} aria-labelledby="trechter-kop">
      <Funnel
        campaign={campaign}
        page={page}
        config={CONFIG}
        firstStep={Number(new URLSearchParams(page.query).get('step') ?? 1)}
        headingId="trechter-kop"
        onEvent={(event) => report(event.type)}
        onDone={() => report('done')}
      />
      <p className={styles.reported}>Gebeurd: {reported.join(', ') || 'nog niets'}.</p>
    </section>
  );
}

/** The blocks of a campaign arrive one after the other: they are shown when the last has arrived. */
function useStillness(isThere: boolean) {
  const box = useRef<HTMLElement>(null);
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    if (!isThere || !box.current) return;
    let timer: ReturnType<typeof setTimeout>;
    const sizes = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setStill(true), STILL_FOR);
    });
    sizes.observe(box.current);
    return () => {
      sizes.disconnect();
      clearTimeout(timer);
    };
  }, [isThere]);
  return { box, isStill };
}

/** Milliseconds without a change of size after which all blocks have arrived. */
const STILL_FOR = 400;

const CONFIG = mergePaywallConfig({
  subscriptionSiteUrl: '/abonnementen/',
  newsletterCode: 'nrcboeken',
  newsletterName: 'Boeken',
  newsletterDescription: 'Elke vrijdag de beste boeken van de week.',
  identityCheck: true,
  paymentErrorText: 'De betaling kon niet worden gestart. Probeer het zo nog eens; je betaalt nooit dubbel.',
});

function isKnown(id: string): id is CampaignId {
  return Object.hasOwn(CAMPAIGNS, id);
}

function aborting() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
