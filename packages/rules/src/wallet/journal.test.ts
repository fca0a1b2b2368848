import { expect, test } from 'vitest'
import { journalEntry, negative, reverseEntry } from './journal.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const owed = (account: 'available' | 'pending' | 'reserved', amount: number) => ({
  account,
  practitionerId: 'sophie',
  amount: eur(amount),
})
const cost = (amount: number) => ({
  account: 'commissionCost' as const,
  practitionerId: null,
  amount: eur(amount),
})

test('postings that add up to zero make an entry', () => {
  const postings = [owed('pending', 1500), owed('available', 500), cost(-2000)] as const
  expect(journalEntry([...postings])).toEqual({ postings })
})

test.for([
  { amounts: [2000, -1999], total: 1 },
  { amounts: [2000, 2000], total: 4000 },
] as const)('postings of $amounts are refused', ({ amounts: [first, second], total }) => {
  expect(() => journalEntry([owed('pending', first), cost(second)])).toThrow(
    `the postings of an entry add up to ${total}, not to zero`,
  )
})

test('an entry in two currencies is refused', () => {
  const kroner = { ...cost(-2000), amount: { amount: -2000, currency: 'DKK' as const } }
  expect(() => journalEntry([owed('pending', 2000), kroner])).toThrow('cannot add DKK to EUR')
})

test('a reversing entry undoes an entry and leaves it as it was', () => {
  const entry = journalEntry([owed('pending', 2000), cost(-2000)])
  expect(reverseEntry(entry)).toEqual({ postings: [owed('pending', -2000), cost(2000)] })
  expect(entry).toEqual({ postings: [owed('pending', 2000), cost(-2000)] })
})

test('the negative of nothing is nothing', () => {
  expect(negative(eur(5))).toEqual(eur(-5))
  expect(Object.is(negative(eur(0)).amount, 0)).toBe(true)
})
