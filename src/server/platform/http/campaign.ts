const CAMPAIGN = /^(?:source|utm_[a-z]+)=/;

/**
 * An address without campaign parameters, which do not change the page and its cache entry. The page's script reads
 * them (static-page.js).
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
