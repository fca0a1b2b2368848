import { expect, test } from 'vitest'
import { toThousandths } from './thousandths.ts'

test.for([
  { units: 1, thousandths: 1000 },
  { units: 0.5, thousandths: 500 },
  { units: 0.1 * 3, thousandths: 300 },
  { units: 1.0005, thousandths: 1001 },
  { units: 0, thousandths: 0 },
])('$units units are $thousandths thousandths', ({ units, thousandths }) => {
  expect(toThousandths(units)).toBe(thousandths)
})
