import ipaddr from 'ipaddr.js';

/** What IPv6 gives out for the Internet. Outside of it are `::/96` and other ways to write an IPv4 address. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** A network as `ipaddr.parseCIDR` reads it. */
export type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** @throws Error for what is no network, such as 10.0.0.0/8. */
export const parseNetwork = (text: string): Network => ipaddr.parseCIDR(text);

/**
 * Whether the site may call an address entered by a user: a public one, or one in the operator's `allowed` networks. An
 * IPv4 address within IPv6 counts as itself.
 */
export function isAllowedAddress(address: string, allowed: readonly Network[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const isGlobal = parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
  if (isGlobal && parsed.range() === 'unicast') return true;
  return allowed.some((network) => network[0].kind() === parsed.kind() && parsed.match(network));
}
