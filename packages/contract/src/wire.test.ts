import { expect, test } from 'vitest'
import { Day, Instant, Month } from './wire.ts'

test.for([
  ['a day', Day, '-01-01'],
  ['an instant', Instant, '-01-01T00:00:00Z'],
  ['a month', Month, '-01'],
] as const)('%s of the year 0, which the database does not know, is refused', ([, shape, rest]) => {
  expect(['0000', '0001', '9999'].map((year) => shape.safeParse(year + rest).success)).toEqual([
    false,
    true,
    true,
  ])
})
