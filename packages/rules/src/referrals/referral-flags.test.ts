import type { ReferralFlag } from '@salvia/contract/words/referrals'
import { expect, test } from 'vitest'
import type { AddressFields } from '../people/address.ts'
import { addressKey, bankAccountKey, flagsOfReferral, type ReferralTraits } from './referral-flags.ts'

const linden = { streetName: 'Lindenlaan', houseNumber: '14', postalCode: '3581 CE', countryId: 'NL' }

test.for<[AddressFields, AddressFields, boolean]>([
  [linden, { ...linden, streetName: ' LINDEN-LAAN', postalCode: '3581ce', firstName: 'Lars' }, true],
  [linden, { ...linden, houseNumber: '15' }, false],
  [linden, { ...linden, apartmentNumber: 'B' }, false],
  [linden, { ...linden, countryId: 'BE' }, false],
  [
    { streetName: 'Rue de l’Église', city: 'Lyon', countryId: 'FR' },
    { streetName: 'rue de l Eglise', city: 'LYON', countryId: 'FR' },
    true,
  ],
])('%j and %j are one place: %s', ([a, b, expected]) => {
  expect(addressKey(a) === addressKey(b)).toBe(expected)
})

test.for<[AddressFields]>([[{ ...linden, streetName: '' }], [{ ...linden, postalCode: null }], [{}]])(
  '%j names no place',
  ([address]) => {
    expect(addressKey(address)).toBeNull()
  },
)

test('an account number is the same in groups of four and in small letters', () => {
  expect(bankAccountKey('nl91 ABNA 0417 1643 00')).toBe(bankAccountKey('NL91ABNA0417164300'))
})

const nobody = { bankAccount: null, addresses: [] }
const who = (bankAccount: string | null, ...addresses: string[]) => ({ bankAccount, addresses })

test.for<[ReferralTraits, ReferralTraits, ReferralTraits | null, ReferralFlag[]]>([
  [who('x', 'home'), who('y', 'work'), null, []],
  [nobody, nobody, nobody, []],
  [who('x'), who('x'), null, ['SameBankAccount']],
  [who(null, 'home', 'work'), who(null, 'work'), null, ['SameAddress']],
  [who('x'), who('y', 'work'), who('y'), ['Loop']],
  [who('x'), who('y', 'work'), who('z', 'work'), ['Loop']],
  [who('x', 'home'), who('x', 'home'), who('x'), ['SameBankAccount', 'SameAddress', 'Loop']],
])('%j refers %j, referred by %j: %j', ([referrer, newcomer, before, flags]) => {
  expect(flagsOfReferral({ referrer, newcomer, before, sharesDevice: false })).toEqual(flags)
})

test('a device that both were signed in on is one more, between what they share and a loop', () => {
  const those = { referrer: who('x', 'home'), newcomer: who('x', 'home'), before: who('x') }
  expect(flagsOfReferral({ ...those, sharesDevice: true })).toEqual([
    'SameBankAccount',
    'SameAddress',
    'SameDevice',
    'Loop',
  ])
  const strangers = { referrer: nobody, newcomer: nobody, before: null }
  expect(flagsOfReferral({ ...strangers, sharesDevice: true })).toEqual(['SameDevice'])
})
