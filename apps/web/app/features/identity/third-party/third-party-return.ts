import type { Api } from '#app/api/api.ts'
import { m } from '#app/paraglide/messages.js'
import { areCookiesBlocked } from '#app/visit/cookies-blocked.ts'
import { explainAnswer, explainFailure } from '../auth-words.ts'
import type { SignedIn } from '../sign-in/second-factor-form.tsx'
import { startOf, type Trip } from './third-party-trip.ts'

export type Return =
  | { kind: 'signed-in'; who: SignedIn }
  | { kind: 'second-factor'; challenge: string }
  /** By the person, there, or because no cookie is kept; the page at `to` says so. */
  | { kind: 'given-up'; to: string }
  /** `text` is for a snackbar; `to` is where to continue. */
  | { kind: 'failed'; text: string; to: string }

const failed = (text: string | undefined, to: string): Return => ({
  kind: 'failed',
  text: text ?? m.auth_general_error(),
  to,
})

/** Of a return that did not begin in this tab, as far as the browser kept. */
function withoutTrip(search: URLSearchParams): Return {
  if (search.get('error') === 'access_denied') return { kind: 'given-up', to: '/auth/login?method=cancelled' }
  if (areCookiesBlocked()) return { kind: 'given-up', to: '/auth/login?method=blocked' }
  return failed(m.auth_trip_unknown(), '/auth/login')
}

/** Handles a third party's redirect: `code` and `state`, or an `error`. */
export async function finishTrip(api: Api, search: URLSearchParams, trip: Trip | null): Promise<Return> {
  const code = search.get('code')
  const state = search.get('state')
  if (trip === null) return withoutTrip(search)
  const start = startOf(trip)
  if (search.get('error') === 'access_denied') return { kind: 'given-up', to: `${start}&method=cancelled` }
  if (code === null || state === null) return failed(m.auth_third_party_stopped(), start)
  const { thirdPartyId, mode, userKind, newcomer } = trip
  try {
    const answer = await api('POST /auth/signinup', {
      body: { thirdPartyId, code, state, mode, userKind, ...newcomer },
    })
    if (answer?.status === 'OK') return { kind: 'signed-in', who: answer }
    if (answer?.status === 'SECOND_FACTOR_REQUIRED')
      return { kind: 'second-factor', challenge: answer.challenge }
    if (answer === null) return failed(undefined, start)
    const to = isUnknown(answer, mode) ? `${start}&method=unknown` : start
    return failed((await explainAnswer(answer)).general, to)
  } catch (error) {
    return failed(await explainFailure(error), start)
  }
}

/** No account has the address: the "last used" sign-in method is forgotten (docs/specification.md, section 8). */
const isUnknown = (answer: { status: string; reason?: string }, mode: Trip['mode']): boolean =>
  mode === 'login' && answer.reason === 'EMAIL_NOT_EXIST'
