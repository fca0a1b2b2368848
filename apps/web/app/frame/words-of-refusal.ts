import type { User } from '@salvia/contract/people/current-user'
import { plainPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import type { Fault } from './fault.ts'

type Words = { title: () => string; known: (words: { wait: string }) => string; soon: () => string }

/** What a server that answered refuses: its words need not be on every page. */
const refusals: Record<number, Words> = {
  403: { title: m.error_forbidden_title, known: m.error_forbidden_text, soon: m.error_forbidden_text },
  429: { title: m.error_too_many_title, known: m.error_too_many_text, soon: m.error_too_many_soon_text },
  503: { title: m.error_away_title, known: m.error_away_text, soon: m.error_away_soon_text },
}

/** Who tried too many codes of plans can use all else. */
const tooManyCodes: Words = {
  title: m.error_codes_title,
  known: m.error_codes_text,
  soon: m.error_codes_soon_text,
}

const IS_PLAN = /^\/recommendations\/[^/]+$/

type Place = { pathname: string; search: string }

/** A plan's page, or the home page that was given a typed code. */
const opensPlan = ({ pathname, search }: Place): boolean => {
  const path = plainPath(pathname)
  return IS_PLAN.test(path) || (path === '/' && new URLSearchParams(search).has('code'))
}

/** A draft that is previewed has no text from before to show. */
const draftUnanswered: Words = {
  title: m.preview_unanswered_title,
  known: m.preview_unanswered_text,
  soon: m.preview_unanswered_soon_text,
}

/** The service answered, so that waiting alone changes nothing. */
const draftRefused: Words = {
  title: m.preview_turned_away_title,
  known: m.preview_turned_away_text,
  soon: m.preview_turned_away_text,
}

export const isUnapproved = (user: User | null): user is User =>
  user?.isPractitioner === true && !user.isApproved

/** Their credentials are with us: there is nothing to do but wait. */
export const isWaiting = ({
  userStatusId,
  isCertificatesUploaded,
  certificateVerificationStatus,
}: User): boolean =>
  userStatusId === 'PendingApproval' && isCertificatesUploaded && certificateVerificationStatus !== 'Failed'

function unapprovedWords(user: User): Words {
  const text = isWaiting(user) ? m.standing_waiting_text : m.error_unapproved_text
  return { title: m.error_unapproved_title, known: text, soon: text }
}

type Asked = Place & { user: User | null }

/** How a page says that it was refused, on the page of that address; undefined for what has no words of its own. */
export function wordsOfRefusal({ status, code }: Fault, { user, ...place }: Asked): Words | undefined {
  if (status === 429 && opensPlan(place)) return tooManyCodes
  if (status === 403 && isUnapproved(user)) return unapprovedWords(user)
  if (code === 'content_unanswered') return draftUnanswered
  return code === 'content_refused' ? draftRefused : refusals[status ?? 0]
}
