import type { ReferralFlag } from '@salvia/contract/words/referrals'
import type { AddressFields } from '../people/address.ts'
import { postalKey } from '../people/postal-key.ts'

/** By what a practitioner is recognised: bank account and addresses, each in one spelling. */
export type ReferralTraits = { bankAccount: string | null; addresses: string[] }

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** An account number in one spelling. */
export const bankAccountKey = (number: string): string => plain(number)

/** An address in a normalised spelling, without names; null unless it has a street and a postal code or city. */
export function addressKey(address: AddressFields): string | null {
  const street = plain(address.streetName)
  const place = postalKey(address.postalCode ?? '') || plain(address.city)
  if (street === '' || place === '') return null
  const rest = [address.houseNumber, address.apartmentNumber].map(plain)
  return [plain(address.countryId), place, street, ...rest].join('|')
}

const sharesBank = (a: ReferralTraits, b: ReferralTraits): boolean =>
  a.bankAccount !== null && a.bankAccount === b.bankAccount
const sharesAddress = (a: ReferralTraits, b: ReferralTraits): boolean =>
  a.addresses.some((address) => b.addresses.includes(address))

/**
 * Why an admin should look at a referral. A newcomer who is the colleague that once referred the referrer, by account
 * or address, closes a loop. Two accounts cannot: a newcomer is new.
 */
export function flagsOfReferral({
  referrer,
  newcomer,
  sharesDevice,
  before,
}: {
  referrer: ReferralTraits
  newcomer: ReferralTraits
  /** Whether both were signed in on one device. */
  sharesDevice: boolean
  /** Of who referred the referrer; null if nobody did. */
  before: ReferralTraits | null
}): ReferralFlag[] {
  const flags: ReferralFlag[] = []
  if (sharesBank(referrer, newcomer)) flags.push('SameBankAccount')
  if (sharesAddress(referrer, newcomer)) flags.push('SameAddress')
  if (sharesDevice) flags.push('SameDevice')
  if (before !== null && (sharesBank(before, newcomer) || sharesAddress(before, newcomer))) flags.push('Loop')
  return flags
}
