import { BlockList, isIP } from 'node:net'

/** Whether a hop's forwarded headers are trusted; `hop` 0 is the connected peer, 1 the address that peer names. */
export type ProxyTrust = (address: string, hop: number) => boolean

const MAX_HOPS = 10
const familyOf = { 4: 'ipv4', 6: 'ipv6' } as const
const bitsOf = { 4: 32, 6: 128 } as const

/** Trusts nobody: the visitor's address is the connected peer. */
export const trustsNobody: ProxyTrust = () => false

/**
 * Adds an address or network; false if it is neither. Networks covering everyone are rejected: anyone could be a proxy.
 */
function addTo(trusted: BlockList, text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address) as 0 | 4 | 6
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) {
    trusted.addAddress(address, familyOf[version])
    return true
  }
  const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) : 0
  if (prefix < 1 || prefix > bitsOf[version]) return false
  trusted.addSubnet(address, prefix, familyOf[version])
  return true
}

function trustOfNetworks(texts: string[]): ProxyTrust | null {
  const trusted = new BlockList()
  if (!texts.every((text) => addTo(trusted, text))) return null
  return (address) => {
    const version = isIP(address) as 0 | 4 | 6
    return version !== 0 && trusted.check(address, familyOf[version])
  }
}

/**
 * Parses whose forwarded headers are trusted: a number of proxies before this server, or a comma-separated list of
 * addresses and networks. Null if it is neither.
 */
export function readProxyTrust(text: string): ProxyTrust | null {
  const value = text.trim()
  if (['', '0', 'false', 'off'].includes(value)) return trustsNobody
  if (!/^\d+$/.test(value)) return trustOfNetworks(value.split(',').map((part) => part.trim()))
  const hops = Number(value)
  return hops <= MAX_HOPS ? (_address, hop) => hop < hops : null
}
