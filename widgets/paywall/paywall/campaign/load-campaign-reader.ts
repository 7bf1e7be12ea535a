/** Loads the code that checks a campaign; may be called ahead of the campaign's answer. */
export function loadCampaignReader(): Promise<typeof import('./read-campaign.ts')> {
  return import('./read-campaign.ts');
}
