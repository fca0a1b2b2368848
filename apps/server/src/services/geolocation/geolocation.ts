/** Determines the country of an IP address. */
export type GeolocationService = {
  kind: 'database'
  /** ISO 3166-1 alpha-2; `null` for private, loopback, unknown and invalid addresses. */
  countryOf: (ip: string) => string | null
}
