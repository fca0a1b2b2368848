import { expect, test } from 'vitest'
import { adminPlanFilter, funnelFilter, journeyFilter } from './journey-queries.ts'

const ID = '0190e0a0-0000-7000-8000-000000000001'

test('the address of the journeys becomes the filters of the call, without what is none', () => {
  const search = new URLSearchParams({
    practitionerId: ID,
    clientId: 'somebody',
    status: 'EmailFailed',
    sharedFrom: '2026-03-01',
  })
  expect(journeyFilter(search)).toEqual({
    practitionerId: ID,
    status: 'EmailFailed',
    sharedFrom: '2026-03-01T00:00:00.000Z',
  })
  expect(funnelFilter(search)).toEqual({ practitionerId: ID, sharedFrom: '2026-03-01T00:00:00.000Z' })
  expect(journeyFilter(new URLSearchParams({ status: 'Lost', sharedFrom: 'yesterday' }))).toEqual({})
})

test.for([
  ['plan', { isTemplate: 'false' }],
  ['template', { isTemplate: 'true' }],
  ['global', { isGlobalTemplate: 'true' }],
  ['other', {}],
] as const)('the kind %s of a plan becomes its flags', ([kind, flags]) => {
  expect(adminPlanFilter(new URLSearchParams({ kind }))).toEqual(flags)
})
