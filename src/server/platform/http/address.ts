/**
 * The network address of whoever asks: the peer of the connection, or what the operator's own proxies say of it.
 * `trustedProxies` counts how many of the last X-Forwarded-For entries our own proxies wrote; what stands before them
 * is anyone's word and not believed.
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

/** An address as it is logged: the network that it is in, an IPv4 /24 or an IPv6 /48, which is no single person's. */
export function shortenAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  return address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}

// One IPv6 customer has a whole /64; counting single addresses of it would count nothing.
function normalize(address: string): string {
  // Some proxies write the port along.
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .slice(0, 45);
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  return `${[...groups, '0', '0', '0', '0'].slice(0, 4).join(':')}::/64`;
}
