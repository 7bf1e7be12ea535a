/** Loads the code that checks a campaign; may be called before the campaign's answer has arrived. */
export function loadCampaignReader(): Promise<typeof import('./read-campaign.ts')> {
  return import('./read-campaign.ts');
}
