import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { type CountryResponse, Reader } from 'maxmind'
import type { GeolocationService } from './geolocation.ts'

const require = createRequire(import.meta.url)

/** This database's entries, which have fewer fields than the reader's own types. */
const hasCountryCode = (entry: unknown): entry is { country_code: string } =>
  typeof entry === 'object' && entry !== null && 'country_code' in entry

/** Addresses that belong to no country, although the database has entries for some. */
const local = new BlockList()
const localRanges: [network: string, prefix: number, type: 'ipv4' | 'ipv6'][] = [
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
]
for (const [network, prefix, type] of localRanges) local.addSubnet(network, prefix, type)

/** An IPv4-mapped IPv6 address is looked up as IPv4. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** The bundled IP-to-country database (CC0): opened on first use, queried in memory. */
export function countryDatabase(): GeolocationService {
  let reader: Reader<CountryResponse> | undefined
  const open = () => {
    reader ??= new Reader<CountryResponse>(
      readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
    )
    return reader
  }
  return {
    kind: 'database',
    countryOf: (ip) => {
      const address = plain(ip)
      const version = isIP(address)
      if (version === 0 || local.check(address, version === 4 ? 'ipv4' : 'ipv6')) return null
      const entry: unknown = open().get(address)
      return hasCountryCode(entry) ? entry.country_code : null
    },
  }
}
