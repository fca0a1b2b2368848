import { type ThirdParty, thirdParties } from '@salvia/contract/words/identity'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { parseKept, tabStorage } from '#app/lib/browser-storage.ts'

const KEY = 'salvia.third-party'

/** State to restore when the browser returns from a third party; this tab only. */
export type Trip = {
  thirdPartyId: ThirdParty
  mode: 'login' | 'join'
  userKind: 'Practitioner' | 'Client'
  /** The page that required the login. */
  next: string | null
  newcomer: {
    referrerCode?: string | undefined
    areMarketingEmailsAllowed?: boolean | undefined
    preferredLanguageCode?: LanguageCode | undefined
    countryId?: string | undefined
    termsVersion?: string | undefined
    changeEmailFrom?: string | undefined
  }
}

export const keepTrip = (trip: Trip) => tabStorage.keep(KEY, JSON.stringify(trip))

const isTrip = (told: unknown): told is Trip =>
  typeof told === 'object' &&
  told !== null &&
  'thirdPartyId' in told &&
  thirdParties.some((known) => known === told.thirdPartyId) &&
  'mode' in told &&
  'userKind' in told &&
  'newcomer' in told

/** The trip in progress; kept until the tab closes or leaves again, so that reloading is harmless. */
export function readTrip(): Trip | null {
  const told = parseKept(tabStorage.read(KEY))
  return isTrip(told) ? told : null
}

/** The page a failed trip started from. */
export const startOf = ({ mode, userKind }: Pick<Trip, 'mode' | 'userKind'>): string =>
  `/auth/${mode}?type=${userKind === 'Client' ? 'client' : 'practitioner'}`
