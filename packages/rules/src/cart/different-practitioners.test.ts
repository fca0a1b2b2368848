import { expect, test } from 'vitest'
import { haveDifferentPractitioners } from './different-practitioners.ts'

test.for([
  { from: [], differ: false },
  { from: [null, null], differ: false },
  { from: ['sophie'], differ: false },
  { from: ['sophie', null, 'sophie'], differ: false },
  { from: ['sophie', 'tom'], differ: true },
  { from: ['sophie', null, 'tom'], differ: true },
])('lines of $from come from different practitioners: $differ', ({ from, differ }) => {
  expect(haveDifferentPractitioners(from.map((practitionerId) => ({ practitionerId })))).toBe(differ)
})
