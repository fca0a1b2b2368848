import { isIPv6 } from 'node:net'

const GROUPS = 8
const OWN_GROUPS = 4

/** IPv4: the first three octets; IPv6: the first three groups (/48), which one customer typically has. */
export const addressNetwork = (address: string): string => {
  const group = addressGroup(address)
  return group.includes(':') ? group.split(':').slice(0, 3).join(':') : group.split('.').slice(0, 3).join('.')
}

/**
 * Key an address is counted under: an IPv4 address itself, an IPv6 address by its /64 network, which one household has.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, OWN_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
