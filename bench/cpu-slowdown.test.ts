import { expect, test } from 'vitest'
import { cpuSlowdownFor } from './cpu-slowdown.ts'

test.each([
  [0, 1],
  [149, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [1766, 4],
])('a machine of index %d is slowed down %d times', (index, slowdown) => {
  expect(cpuSlowdownFor(index)).toBeCloseTo(slowdown, 10)
})
