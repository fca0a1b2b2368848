import type { Money } from '@salvia/contract/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  commissionAdjusted,
  commissionCancelled,
  commissionCompleted,
  commissionPending,
} from './commission-entries.ts'
import { type JournalEntry, reverseEntry } from './journal.ts'
import { manualEntry } from './manual-transaction.ts'
import { payoutPaid, payoutReserved, payoutReturned } from './payout-entries.ts'
import { purchasePosted, purchaseRefunded, purchaseReleased, purchaseReserved } from './purchase-entries.ts'
import { runningBalance } from './running-balance.ts'

const MOVEMENTS = 100_000
const SEED = 16
const owners = ['sophie', 'lars', 'emma']

type Of = { practitionerId: string; amount: Money }
type Balances = { available: number; pending: number; reserved: number }
type Movement = {
  entry: (of: Of) => JournalEntry | null
  /** How much its use case lets it take at most; an adjustment takes what it wants. */
  most?: (held: Balances) => number
  isAdjustment?: true
}

const available = ({ available }: Balances) => available
const pending = ({ pending }: Balances) => pending
const reserved = ({ reserved }: Balances) => reserved
const minus = ({ practitionerId, amount }: Of): Of => ({
  practitionerId,
  amount: { ...amount, amount: -amount.amount },
})

const movements: Movement[] = [
  { entry: commissionPending },
  { entry: commissionCompleted, most: pending },
  { entry: commissionCancelled, most: pending },
  { entry: commissionAdjusted, isAdjustment: true },
  { entry: (of) => manualEntry({ type: 'InitialBalance', ...of }) },
  { entry: (of) => manualEntry({ type: 'Bonus', ...of }) },
  { entry: (of) => reverseEntry(manualEntry({ type: 'Bonus', ...of })), most: available },
  { entry: (of) => manualEntry({ type: 'Adjustment', ...minus(of) }), isAdjustment: true },
  { entry: purchaseReserved, most: available },
  { entry: purchaseReleased, most: reserved },
  { entry: purchasePosted, most: reserved },
  { entry: purchaseRefunded },
  { entry: payoutReserved, most: available },
  { entry: payoutPaid, most: reserved },
  { entry: payoutReturned },
]

type Drawn = { of: number; movement: Movement; amount: number }
const drawn: fc.Arbitrary<Drawn> = fc.record({
  of: fc.nat(owners.length - 1),
  movement: fc.constantFrom(...movements),
  amount: fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.constantFrom(1, 2, 99_999_999)),
})

const eur = (amount: number): Money => ({ amount, currency: 'EUR' })

type World = { accounts: Map<string, number>; moved: Map<string, { amount: Money }[]>; broken: string[] }

const amountIn = ({ accounts }: World, id: string): number => accounts.get(id) ?? 0

const balanceOf = (world: World, owner: string): Balances => ({
  available: amountIn(world, `available:${owner}`),
  pending: amountIn(world, `pending:${owner}`),
  reserved: amountIn(world, `reserved:${owner}`),
})

function post(world: World, { postings }: JournalEntry): void {
  for (const { account, practitionerId, amount } of postings) {
    const id = practitionerId ? `${account}:${practitionerId}` : account
    world.accounts.set(id, amountIn(world, id) + amount.amount)
    if (practitionerId && account === 'available') world.moved.get(practitionerId)?.push({ amount })
  }
  if (postings.reduce((sum, { amount }) => sum + amount.amount, 0) !== 0) world.broken.push('does not add up')
}

/** Posts a movement as far as its use case lets it, and notes what it breaks; whether anything was posted. */
function move(world: World, { of, movement, amount: asked }: Drawn): boolean {
  const practitionerId = owners[of] ?? ''
  const before = balanceOf(world, practitionerId)
  const amount = Math.min(asked, movement.most?.(before) ?? asked)
  const entry = amount > 0 ? movement.entry({ practitionerId, amount: eur(amount) }) : null
  if (!entry) return false
  post(world, entry)
  const after = balanceOf(world, practitionerId)
  if (after.available < Math.min(0, before.available) && !movement.isAdjustment)
    world.broken.push('overdrawn')
  if (Math.min(after.pending, after.reserved) < 0) world.broken.push('less than nothing is held')
  return true
}

test(`after ${MOVEMENTS} movements all adds up to zero, only adjustments overdrew, and statements chain`, () => {
  const given = fc.sample(drawn, { numRuns: MOVEMENTS, seed: SEED })
  const world: World = { accounts: new Map(), moved: new Map(owners.map((owner) => [owner, []])), broken: [] }
  const posted = given.filter((each) => move(world, each)).length
  const { accounts, moved, broken } = world
  expect(broken).toEqual([])
  expect(posted).toBeGreaterThan(MOVEMENTS / 2)
  expect([...accounts.values()].reduce((sum, each) => sum + each, 0)).toBe(0)
  for (const [owner, all] of moved) {
    let opening = eur(0)
    for (let from = 0; from < all.length; from += 997) {
      const lines = runningBalance(all.slice(from, from + 997), opening)
      expect(lines[0]?.balance.amount).toBe(opening.amount + (all[from]?.amount.amount ?? 0))
      opening = lines.at(-1)?.balance ?? opening
    }
    expect(opening.amount).toBe(accounts.get(`available:${owner}`))
  }
})
