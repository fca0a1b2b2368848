import type { BannerEntry } from '@salvia/contract/content/entries'
import type { ContentBannerName } from '@salvia/contract/words/content'
import { dayIn, SUPPLY_TIME_ZONE } from '../format/days.ts'

/** Minutes to which the top banner rounds the time down, specification section 9. */
const TOP_BANNER_MINUTES = 5

type Window = Pick<BannerEntry, 'dateFrom' | 'dateTo'>

const isDay = (date: string): boolean => date.length === 'YYYY-MM-DD'.length

/** A date beside now, both as days or both as moments; they compare as text. */
const beside = (date: string, now: Date): [date: string, now: string] =>
  isDay(date) ? [date, dayIn(SUPPLY_TIME_ZONE, now)] : [new Date(date).toISOString(), now.toISOString()]

const hasBegun = (from: string | null, now: Date): boolean => {
  if (from === null) return true
  const [date, today] = beside(from, now)
  return date <= today
}

/** A last day is whole; a last moment is over when it is reached. */
const isOver = (to: string | null, now: Date): boolean => {
  if (to === null) return false
  const [date, today] = beside(to, now)
  return isDay(to) ? date < today : date <= today
}

const holds = ({ dateFrom, dateTo }: Window, now: Date): boolean =>
  hasBegun(dateFrom, now) && !isOver(dateTo, now)

const isFallback = ({ dateFrom, dateTo }: Window): boolean => dateFrom === null && dateTo === null

/** Only the top banner has a fallback: elsewhere a banner without dates waits for some. */
export const isNeverShown = (name: ContentBannerName, banner: Window): boolean =>
  name !== 'top-banner' && isFallback(banner)

/**
 * The banner of a place that is shown now: the first whose dates hold, by whole days where the seller is or by moments.
 * The top banner looks every five minutes, and has a fallback: the first without dates. Others without dates are not
 * shown. Null if there is none.
 */
export function shownBanner<Banner extends Window>(
  name: ContentBannerName,
  banners: readonly Banner[],
  now: Date,
): Banner | null {
  const isTop = name === 'top-banner'
  const step = TOP_BANNER_MINUTES * 60_000
  const at = isTop ? new Date(Math.floor(now.getTime() / step) * step) : now
  const dated = banners.find((banner) => !isFallback(banner) && holds(banner, at))
  return dated ?? (isTop ? (banners.find(isFallback) ?? null) : null)
}
