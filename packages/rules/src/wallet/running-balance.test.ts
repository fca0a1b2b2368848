import { expect, test } from 'vitest'
import { runningBalance } from './running-balance.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

test('each movement shows the balance after it, oldest first, and keeps what else it knows', () => {
  const movements = [
    { id: 'commission', amount: eur(2000) },
    { id: 'payout', amount: eur(-7000) },
  ]
  expect(runningBalance(movements, eur(4000))).toEqual([
    { id: 'commission', amount: eur(2000), balance: eur(6000) },
    { id: 'payout', amount: eur(-7000), balance: eur(-1000) },
  ])
})

test('without movements there is no line', () => {
  expect(runningBalance([], eur(4000))).toEqual([])
})
