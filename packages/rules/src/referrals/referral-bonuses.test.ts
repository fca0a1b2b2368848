import type { UserStatus } from '@salvia/contract/words/identity'
import { expect, test } from 'vitest'
import { approvesItself, isApprovable, referralBonuses } from './referral-bonuses.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const program = { referrerBonus: eur(5000), newcomerBonus: eur(2500) }
const sides = (referrer: UserStatus, newcomer: UserStatus) => ({
  referrer: { practitionerId: 'sophie', status: referrer },
  newcomer: { practitionerId: 'lars', status: newcomer },
  program,
})

const toSophie = { type: 'ReferralBonus', practitionerId: 'sophie', amount: eur(5000) }
const toLars = { type: 'NewcomerReferralBonus', practitionerId: 'lars', amount: eur(2500) }

test('each side gets what the program names; an erased referrer, a bonus of nothing and no program post nothing', () => {
  expect(referralBonuses(sides('Approved', 'Approved'))).toEqual([toSophie, toLars])
  expect(referralBonuses(sides('Deleted', 'Approved'))).toEqual([toLars])
  const halved = { ...program, newcomerBonus: eur(0) }
  expect(referralBonuses({ ...sides('Approved', 'New'), program: halved })).toEqual([toSophie])
  expect(referralBonuses({ ...sides('Approved', 'Approved'), program: null })).toEqual([])
})

test.for([
  ['Approved', 'Approved', true, true],
  ['Deleted', 'Approved', true, true],
  ['Rejected', 'Approved', true, true],
  ['Approved', 'New', true, false],
  ['Suspended', 'Approved', false, false],
  ['Approved', 'Suspended', false, false],
  ['Approved', 'Deleted', false, false],
] as const)(
  'a %s referrer and a %s newcomer: approvable %s, by itself %s',
  ([referrer, newcomer, byAdmin, alone]) => {
    const both = sides(referrer, newcomer)
    expect(isApprovable(both)).toBe(byAdmin)
    expect(approvesItself({ sides: both, hasFirstSale: true, flags: [] })).toBe(alone)
  },
)

test('without a completed sale, or flagged, it waits for an admin', () => {
  const both = sides('Approved', 'Approved')
  expect(approvesItself({ sides: both, hasFirstSale: false, flags: [] })).toBe(false)
  expect(approvesItself({ sides: both, hasFirstSale: true, flags: ['SameAddress'] })).toBe(false)
})
