const CAMPAIGN = /^(?:source|utm_[a-z]+)=/;

/**
 * An address without what says where its reader came from: the page is the same, and so is its entry in the cache. Its
 * script reads the rest (static-page.js).
 */
export function withoutCampaign(address: string): string {
  const start = address.indexOf('?');
  if (start === -1) return address;
  const path = address.slice(0, start);
  const kept = address
    .slice(start + 1)
    .split('&')
    .filter((pair) => !CAMPAIGN.test(pair));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
