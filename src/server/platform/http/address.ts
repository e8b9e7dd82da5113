/**
 * The client's address. `trustedProxies`: how many of X-Forwarded-For's last entries are from the operator's proxies;
 * earlier ones can be forged.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = trustedProxies > 0 ? (forwardedFor ?? '').split(',').map((hop) => hop.trim()) : [];
  const claimed = hops.at(-trustedProxies);
  return normalize(claimed || peer || 'unknown');
}

/** For logs: the /24 (IPv4) or /48 (IPv6), which identifies no person. */
export function shortenAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  return address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}

// One IPv6 customer has a whole /64; counting single addresses of it would count nothing.
function normalize(address: string): string {
  // Some proxies include the port.
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .slice(0, 45);
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  return `${[...groups, '0', '0', '0', '0'].slice(0, 4).join(':')}::/64`;
}
