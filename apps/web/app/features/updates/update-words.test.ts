import { expect, test } from 'vitest'
import { expectationOf, saidOf, saysStock } from './update-words.ts'

type Update = Parameters<typeof expectationOf>[0]

const atRisk: Update = {
  kind: 'AtRisk',
  isShown: true,
  stockStatusId: 'InStock',
  disruptionType: null,
  expectedUntil: null,
  isStillSold: false,
}

const told = (change: Partial<Update>) => {
  const update = { ...atRisk, ...change }
  return [...saidOf(update).map(({ word }) => word()), expectationOf(update)]
}

const UNKNOWN = 'When it is back is not known yet.'
const SHORT = 'This product is in short supply'
const ENDS = 'This product is being discontinued'
const RESTRICTED = 'This product cannot be sold as usual'

test.for<[Partial<Update>, ...(string | null)[]]>([
  [{ disruptionType: 'Shortage' }, SHORT, UNKNOWN],
  [
    { disruptionType: 'Shortage', isStillSold: true },
    SHORT,
    'The remaining packs are still sold; when more come is not known yet.',
  ],
  [{ disruptionType: 'Discontinuation' }, ENDS, null],
  [{ disruptionType: 'Discontinuation', isStillSold: true }, ENDS, 'The remaining packs are still sold.'],
  [{ disruptionType: 'Restriction' }, RESTRICTED, UNKNOWN],
  [{ stockStatusId: 'OutOfStock' }, 'Out of stock', UNKNOWN],
  [{ stockStatusId: 'Discontinued' }, 'Discontinued', null],
  [{ isShown: false, stockStatusId: 'NotInCatalog' }, 'Not in our catalogue', null],
  [
    {
      isShown: false,
      stockStatusId: 'NotInCatalog',
      disruptionType: 'Shortage',
      expectedUntil: '2099-01-01',
    },
    'Not in our catalogue',
    null,
  ],
])('a product at risk of %o is said to be: %s, and is expected: %s', ([change, ...words]) => {
  expect(told(change)).toEqual(words)
})

test.for<[Partial<Update>, ...(string | null)[]]>([
  [{ kind: 'NewArrival' }, 'New in the shop', null],
  [{ kind: 'NewArrival', disruptionType: 'Restriction' }, 'New in the shop', RESTRICTED, UNKNOWN],
  [{ kind: 'PriceChange', disruptionType: 'Discontinuation' }, 'New price', ENDS, null],
  [{ kind: 'BackInStock' }, 'Back in stock', null],
  [{ kind: 'Discontinued', disruptionType: 'Discontinuation' }, 'Discontinued', null],
  [{ kind: 'Discontinued', isShown: false }, 'Not in our catalogue', null],
])('other updates say what happened, and what the product is in: %o', ([change, ...words]) => {
  expect(told(change)).toEqual(words)
})

test('what is disrupted or at risk is never said to be in stock', () => {
  expect(saysStock({ kind: 'NewArrival', disruptionType: null }, 'InStock')).toBe(true)
  expect(saysStock({ kind: 'NewArrival', disruptionType: 'Restriction' }, 'InStock')).toBe(false)
  expect(saysStock({ kind: 'NewArrival', disruptionType: 'Shortage' }, 'OutOfStock')).toBe(true)
  expect(saysStock({ kind: 'AtRisk', disruptionType: null }, 'OutOfStock')).toBe(false)
})
