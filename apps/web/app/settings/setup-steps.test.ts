import type { SetupLine } from '@salvia/contract/setup/admin-setup'
import { expect, test } from 'vitest'
import { arrangeSteps, setupSteps } from './setup-steps.ts'

const line = (step: SetupLine['step'], isDone: boolean, rest: Partial<SetupLine> = {}): SetupLine => ({
  step,
  isDone,
  count: 1,
  countries: [],
  currencies: [],
  ...rest,
})
const lines = [line('mail', false), line('seller', false), line('stock', false), line('products', true)]

test.for([
  [true, ['seller', 'stock'], ['mail']],
  [false, ['stock'], ['mail', 'seller']],
] as const)('with all rights %j the own steps are %j, those of others %j', ([hasAll, own, ofOthers]) => {
  const arranged = arrangeSteps(lines, hasAll)
  const names = (some: SetupLine[]) => some.map(({ step }) => step)
  expect([names(arranged.own), names(arranged.ofOthers), names(arranged.done)]).toEqual([
    own,
    ofOthers,
    ['products'],
  ])
})

test('a step names three countries and counts the rest', () => {
  const countries: SetupLine['countries'] = ['AT', 'BE', 'BG', 'HR', 'CY']
  expect(setupSteps.carriers.text(line('carriers', false, { count: 5, countries }))).toBe(
    'No carrier, or one with an example price, for Austria, Belgium, Bulgaria and 2 more.',
  )
})
