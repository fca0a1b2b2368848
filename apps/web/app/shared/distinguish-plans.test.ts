import { expect, test } from 'vitest'
import { timeFormatIn } from '#app/visit/time.tsx'
import { distinguishPlans } from './distinguish-plans.ts'

const plan = (name: string, createdAt: string) => ({ name, createdAt })

test('plans of one name are told apart by when they were made, others by their names', () => {
  const plans = [
    plan('Sleep', '2025-11-02T08:15:00.000Z'),
    plan('Evening', '2025-11-02T08:15:00.000Z'),
    plan('Sleep', '2025-11-02T14:00:00.000Z'),
  ]
  expect(plans.map(distinguishPlans(plans, timeFormatIn('UTC')))).toEqual([
    'Sleep · 2 Nov 2025, 08:15',
    'Evening',
    'Sleep · 2 Nov 2025, 14:00',
  ])
})
