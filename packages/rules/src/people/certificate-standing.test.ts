import { expect, test } from 'vitest'
import { certificateStanding } from './certificate-standing.ts'

test.for([
  [[], null],
  [['Pending'], 'Pending'],
  [['Failed'], 'Failed'],
  [['Failed', 'Pending'], 'Pending'],
  [['Failed', 'Pending', 'Passed'], 'Passed'],
] as const)('%s comes to %s', ([statuses, standing]) => {
  expect(certificateStanding([...statuses])).toBe(standing)
})
