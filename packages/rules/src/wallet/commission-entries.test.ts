import { expect, test } from 'vitest'
import {
  commissionAdjusted,
  commissionCancelled,
  commissionCompleted,
  commissionPending,
} from './commission-entries.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const sophie = 'sophie'
const commission = { practitionerId: sophie, amount: eur(2000) }

test('a placed order promises the commission', () => {
  expect(commissionPending(commission)).toEqual({
    postings: [
      { account: 'pending', practitionerId: sophie, amount: eur(2000) },
      { account: 'commissionCost', practitionerId: null, amount: eur(-2000) },
    ],
  })
})

test('a cancel before completion takes the promise back', () => {
  expect(commissionCancelled(commission)).toEqual({
    postings: [
      { account: 'pending', practitionerId: sophie, amount: eur(-2000) },
      { account: 'commissionCost', practitionerId: null, amount: eur(2000) },
    ],
  })
})

test('completion moves the commission from pending to available', () => {
  expect(commissionCompleted(commission)).toEqual({
    postings: [
      { account: 'pending', practitionerId: sophie, amount: eur(-2000) },
      { account: 'available', practitionerId: sophie, amount: eur(2000) },
    ],
  })
})

test('a refund after completion takes it from what is available', () => {
  expect(commissionAdjusted(commission)).toEqual({
    postings: [
      { account: 'available', practitionerId: sophie, amount: eur(-2000) },
      { account: 'commissionCost', practitionerId: null, amount: eur(2000) },
    ],
  })
})

test.for([
  { what: 'adjusted', entry: commissionAdjusted },
  { what: 'pending', entry: commissionPending },
  { what: 'cancelled', entry: commissionCancelled },
  { what: 'completed', entry: commissionCompleted },
])('a $what commission of nothing makes no entry, and one below zero is refused', ({ entry }) => {
  expect(entry({ practitionerId: sophie, amount: eur(0) })).toBeNull()
  expect(() => entry({ practitionerId: sophie, amount: eur(-1) })).toThrow(
    'a commission of -1 cannot be posted',
  )
})
