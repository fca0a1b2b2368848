/** Tells the country of an address. */
export type GeolocationService = {
  kind: 'database'
  /** ISO 3166-1 alpha-2; `null` for private, loopback and unknown addresses, and for what is no address. */
  countryOf: (ip: string) => string | null
}
