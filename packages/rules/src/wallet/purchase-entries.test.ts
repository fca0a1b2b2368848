import { expect, test } from 'vitest'
import { purchasePosted, purchaseRefunded, purchaseReleased, purchaseReserved } from './purchase-entries.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const practitionerId = 'sophie'
const purchase = { practitionerId, amount: eur(2500) }

test('a purchase is held for its order, and free again if that is not paid', () => {
  expect(purchaseReserved(purchase).postings).toEqual([
    { account: 'available', practitionerId, amount: eur(-2500) },
    { account: 'reserved', practitionerId, amount: eur(2500) },
  ])
  expect(purchaseReleased(purchase).postings).toEqual([
    { account: 'available', practitionerId, amount: eur(2500) },
    { account: 'reserved', practitionerId, amount: eur(-2500) },
  ])
})

test('a placed order spends it, a refund brings it back', () => {
  expect(purchasePosted(purchase).postings).toEqual([
    { account: 'reserved', practitionerId, amount: eur(-2500) },
    { account: 'sales', practitionerId: null, amount: eur(2500) },
  ])
  expect(purchaseRefunded(purchase).postings).toEqual([
    { account: 'available', practitionerId, amount: eur(2500) },
    { account: 'sales', practitionerId: null, amount: eur(-2500) },
  ])
})
