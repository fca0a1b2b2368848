import type { IntakeFoodInstruction, IntakeTime } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderPlanItems } from './plan-order.ts'

const item = (name: string, intakeTime: IntakeTime[] = [], food: IntakeFoodInstruction | null = null) => ({
  intakeTime,
  intakeFoodInstruction: food,
  product: { name },
})
const order = (...items: ReturnType<typeof item>[]) =>
  orderPlanItems(items).map(({ product }) => product.name)

test('the earliest intake time comes first, whatever the name', () => {
  const ordered = order(
    item('a', ['FiveTimesPerDay']),
    item('b', ['OneTimePerDay']),
    item('c', ['BedTime']),
    item('d', ['Evening']),
    item('e', ['Afternoon']),
    item('f', ['Morning']),
    item('g', ['UponRising']),
  )
  expect(ordered.join('')).toBe('gfedcba')
})

test('frequencies come after named times, fewer times a day first', () => {
  const ordered = order(
    item('five', ['FiveTimesPerDay']),
    item('three', ['ThreeTimesPerDay']),
    item('four', ['FourTimesPerDay']),
    item('two', ['TwoTimesPerDay']),
    item('bed', ['BedTime']),
  )
  expect(ordered).toEqual(['bed', 'two', 'three', 'four', 'five'])
})

test('of several times the earliest counts', () => {
  expect(order(item('a', ['Afternoon']), item('b', ['Evening', 'Morning']))).toEqual(['b', 'a'])
})

test('at one time the food instruction decides, and none goes last', () => {
  const ordered = order(
    item('a', ['Morning']),
    item('b', ['Morning'], 'AfterFood'),
    item('c', ['Morning'], 'WithFood'),
    item('d', ['Morning'], 'BeforeFood'),
    item('e', ['Morning'], 'OnAnEmptyStomach'),
  )
  expect(ordered.join('')).toBe('edcba')
})

test('without a time an item goes last', () => {
  expect(order(item('a', [], 'OnAnEmptyStomach'), item('b', ['FiveTimesPerDay']))).toEqual(['b', 'a'])
})

test('all else equal, names are in the order of the alphabet and no name goes last', () => {
  const ordered = order(item(''), item('zinc'), item('Éclat'), item(''), item('Boron'), item('arginine'))
  expect(ordered).toEqual(['arginine', 'Boron', 'Éclat', 'zinc', '', ''])
})

test('ordering leaves the list it came in alone and does not depend on it', () => {
  const items = [
    item('b', ['Evening']),
    item('a', ['Morning']),
    item('c'),
    item('d', ['Evening'], 'WithFood'),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (shuffled) => {
      const before = [...shuffled]
      expect(order(...shuffled)).toEqual(['a', 'd', 'b', 'c'])
      expect(shuffled).toEqual(before)
    }),
  )
})
