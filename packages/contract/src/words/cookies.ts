/**
 * Cookies both sides read, needed to price and render. Written by the browser, SameSite=Lax, trusted only as a
 * preference. The session has its own HttpOnly cookie.
 */
export const cookieNames = {
  /** The banners that were closed, by their versions, one a line. */
  closedBanners: 'salvia_banners',
  /** Id of the cart. */
  cart: 'salvia_cart',
  /** `yes` or `no`: whether page views may be counted. */
  consent: 'salvia_consent',
  /** Chosen ship-to country, ISO 3166-1 alpha-2. */
  country: 'salvia_country',
  /** Chosen language, ISO 639-1. */
  language: 'salvia_language',
  /** `yes` once an outside messenger may be opened. */
  messenger: 'salvia_messenger',
  /** The plan last opened without an account, as JSON: shareCode, id, practitionerName. */
  plan: 'salvia_plan',
  /** The signed link of a preview of drafts, until it ends; HttpOnly. */
  preview: 'salvia_preview',
  /** `net` if an approved practitioner prefers net prices. */
  prices: 'salvia_prices',
  /** The referral code of the link that was followed. */
  referrer: 'salvia_referrer',
  /** The IANA time zone of the browser: times are written by the reader's own clock. */
  timeZone: 'salvia_zone',
  /** `1` once the ship-to banner was dismissed. */
  shipToDismissed: 'salvia_ship_to',
} as const
