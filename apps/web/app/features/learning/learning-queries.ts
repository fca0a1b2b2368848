import type { ApiAnswer } from '@salvia/contract/api-calls'
import { CONTENT_SEARCH_LENGTH, MOST_CONTENT_SKIP, PAST_WEBINARS } from '@salvia/contract/words/content'
import { addressOfLastPage } from '#app/api/beyond-the-end.ts'
import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

const entry = (name: 'webinars' | 'onboarding-materials', given: object = {}) =>
  query('GET /content/{name}', { params: { name }, query: { lang: getLocale(), ...given } })

export const upcomingQuery = () => entry('webinars', { when: 'upcoming' })

export const materialsQuery = () => entry('onboarding-materials')

/** What the address asks for of the webinars that were. */
export function pastWanted(address: URLSearchParams) {
  const skip = Number(address.get('skip'))
  return {
    search: (address.get('search') ?? '').slice(0, CONTENT_SEARCH_LENGTH),
    skip: Number.isInteger(skip) && skip >= 0 && skip <= MOST_CONTENT_SKIP ? skip : 0,
  }
}

/** A page of the webinars that were, the last first. */
export const pastQuery = (address: URLSearchParams) =>
  entry('webinars', { when: 'past', take: PAST_WEBINARS, ...pastWanted(address) })

/** The address of the last page of the webinars that were, where none is left on the one that it asks for; else null. */
export function addressOfLastPast(
  url: URL,
  answer: ApiAnswer<'GET /content/{name}'> | undefined,
): string | null {
  if (answer?.kind !== 'webinars') return null
  const { results, count } = answer
  const pager = { offset: pastWanted(url.searchParams).skip, limit: PAST_WEBINARS, count }
  return addressOfLastPage(url, { results, pager }, 'skip')
}

export const webinarQuery = (id: string) =>
  query('GET /content/webinars/{id}', { params: { id }, query: { lang: getLocale() } })

/** Whether the user is registered for a webinar. */
export const registrationQuery = (id: string) =>
  query('GET /learning/webinars/{webinarId}/registration', { params: { webinarId: id } })

/** Which materials the user has marked as done. */
export const finishedQuery = query('GET /learning/materials', {})
