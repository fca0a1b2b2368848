import type { Duration } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { globalDuration } from './global-duration.ts'

test.for<{ durations: (Duration | null)[]; whole: string }>([
  { durations: [], whole: 'EmptyDuration' },
  { durations: [null, null], whole: 'EmptyDuration' },
  { durations: ['For3Month'], whole: 'For3Month' },
  { durations: ['For3Month', 'For3Month'], whole: 'For3Month' },
  { durations: ['For3Month', 'For1Month'], whole: 'IndividualDuration' },
  { durations: ['For3Month', null], whole: 'IndividualDuration' },
])('items of $durations make $whole', ({ durations, whole }) => {
  expect(globalDuration(durations.map((duration) => ({ duration })))).toBe(whole)
})
