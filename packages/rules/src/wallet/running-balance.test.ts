import { expect, test } from 'vitest'
import { runningBalance } from './running-balance.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

test('each movement shows the balance after it, newest first', () => {
  const movements = [
    { id: 'payout', status: 'Posted' as const, amount: eur(-5000) },
    { id: 'suspended', status: 'Suspended' as const, amount: eur(900) },
    { id: 'cancelled', status: 'Cancelled' as const, amount: eur(700) },
    { id: 'commission', status: 'Posted' as const, amount: eur(2000) },
  ]
  expect(runningBalance(movements, eur(4000)).map(({ id, balance }) => [id, balance.amount])).toEqual([
    ['payout', 1000],
    ['suspended', 6000],
    ['cancelled', 6000],
    ['commission', 6000],
  ])
})

test('a movement keeps what else it knows, and the list it came in is left alone', () => {
  const movements = [{ type: 'Bonus', status: 'Posted' as const, amount: eur(100) }]
  expect(runningBalance(movements, eur(0))).toEqual([{ ...movements[0], balance: eur(100) }])
  expect(movements).toEqual([{ type: 'Bonus', status: 'Posted', amount: eur(100) }])
})

test('without movements there is no line', () => {
  expect(runningBalance([], eur(4000))).toEqual([])
})
