import { expect, test } from 'vitest'
import { certificateStatus } from './certificate-status.ts'

test.for([
  [[], null],
  [['Pending'], 'Pending'],
  [['Failed'], 'Failed'],
  [['Failed', 'Pending'], 'Pending'],
  [['Failed', 'Pending', 'Passed'], 'Passed'],
] as const)('%s comes to %s', ([statuses, standing]) => {
  expect(certificateStatus([...statuses])).toBe(standing)
})
