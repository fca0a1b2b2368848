import { DAY_MS } from '@salvia/contract/durations'

const FIVE_MINUTES_MS = 300_000

/** ISO times, or days as YYYY-MM-DD that count whole in UTC; null is open on that side. */
export type BannerWindow = { dateFrom: string | null; dateTo: string | null }

/** Whether a banner is shown: now lies between its dates, both included. */
export function isBannerShown({ dateFrom, dateTo }: BannerWindow, now: Date): boolean {
  const hasBegun = dateFrom === null || now.getTime() >= Date.parse(dateFrom)
  return hasBegun && (dateTo === null || now.getTime() <= endOf(dateTo))
}

/** Rounded down to five minutes, so that responses can be shared (docs/specification.md, section 7, top banner). */
export const roundToFiveMinutes = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS)

/**
 * The top banner: the first whose window holds now, rounded to 5 minutes, else the fallback.
 *
 * @planned
 */
export function pickTopBanner<B extends BannerWindow>(banners: B[], fallback: B | null, now: Date): B | null {
  const rounded = roundToFiveMinutes(now)
  return banners.find((banner) => isBannerShown(banner, rounded)) ?? fallback
}

const endOf = (date: string) => (date.length === 10 ? Date.parse(date) + DAY_MS - 1 : Date.parse(date))
