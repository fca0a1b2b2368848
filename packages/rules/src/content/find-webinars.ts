import { UPCOMING_WEBINARS } from '@salvia/contract/words/content'
import { matchesWords } from './matches-words.ts'

type Listed = { title: string; description: string; startsAt: string; minutes: number }
type Wanted = {
  when?: 'upcoming' | 'past' | undefined
  search?: string | undefined
  skip: number
  take: number
}

/** Once its minutes have passed. */
export const isWebinarOver = (
  { startsAt, minutes }: Pick<Listed, 'startsAt' | 'minutes'>,
  now: Date,
): boolean => Date.parse(startsAt) + minutes * 60_000 <= now.getTime()

const byStart = (one: Listed, other: Listed): number => Date.parse(one.startsAt) - Date.parse(other.startsAt)

/**
 * Upcoming webinars: the three nearest, one that is under way included. Past ones: a page of those that contain the
 * searched words, the last first, and how many there are. Without `when`, both in this order.
 */
export function findWebinars<Webinar extends Listed>(
  webinars: readonly Webinar[],
  { when, search = '', skip, take }: Wanted,
  now: Date,
): { results: Webinar[]; count: number } {
  const isOver = (webinar: Webinar) => isWebinarOver(webinar, now)
  const upcoming = webinars
    .filter((webinar) => !isOver(webinar))
    .sort(byStart)
    .slice(0, UPCOMING_WEBINARS)
  if (when === 'upcoming') return { results: upcoming, count: upcoming.length }
  const past = webinars
    .filter((webinar) => isOver(webinar) && matchesWords(`${webinar.title} ${webinar.description}`, search))
    .sort((one, other) => byStart(other, one))
  const found = when === 'past' ? past : [...upcoming, ...past]
  return { results: found.slice(skip, skip + take), count: found.length }
}
