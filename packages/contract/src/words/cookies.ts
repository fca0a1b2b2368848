/**
 * Cookies that both sides read: what the server must know to price and to render. Written by the browser, SameSite=Lax,
 * never trusted for more than a choice. The session has its own HttpOnly cookie.
 */
export const cookieNames = {
  /** Id of the cart. */
  cart: 'salvia_cart',
  /** Chosen ship-to country, ISO 3166-1 alpha-2. */
  country: 'salvia_country',
  /** Chosen language, ISO 639-1. */
  language: 'salvia_language',
  /** The plan last opened without an account, as JSON: shareCode, id, practitionerName. */
  plan: 'salvia_plan',
  /** `net` where an approved practitioner wants prices without VAT. */
  prices: 'salvia_prices',
  /** The referral code of the link that was followed. */
  referrer: 'salvia_referrer',
  /** `1` once the ship-to banner was dismissed. */
  shipToDismissed: 'salvia_ship_to',
} as const
