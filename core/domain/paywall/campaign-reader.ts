/** Brings what checks a campaign, ahead of the campaign itself where one is likely. */
export function bringCampaignReader(): Promise<typeof import('./read-campaign.ts')> {
  return import('./read-campaign.ts');
}
