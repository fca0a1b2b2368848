import { expect, test } from 'vitest'
import { daysPerPack } from './days-per-pack.ts'

const serving = (amount: number, leastPerDay: number | null, mostPerDay = leastPerDay) => ({
  amount,
  leastPerDay,
  mostPerDay,
})

test.for([
  ['two of 60 softgels a day', 30, serving(2, 2), 30],
  ['one serving of two, three times a day', 60, serving(2, 6), 20],
  ['what is left of a day is no day', 50, serving(1, 3), 16],
  ['from one to two a day', 60, serving(1, 1, 2), null],
  ['nothing said of a day', 60, serving(1, null), null],
  ['an unknown number of servings', null, serving(1, 1), null],
  ['less than a day', 1, serving(1, 3), null],
] as const)('%s', ([, servingsPerContainer, mainServing, days]) => {
  expect(daysPerPack({ servingsPerContainer, mainServing })).toBe(days)
})

test('a label without a serving', () => {
  expect(daysPerPack({ servingsPerContainer: 60, mainServing: null })).toBeNull()
})
