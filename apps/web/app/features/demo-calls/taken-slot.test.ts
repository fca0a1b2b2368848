import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from '#app/api/api-error.ts'
import { bookedQuery } from './demo-queries.ts'
import { readOver } from './taken-slot.ts'

const refusal = (code: 'demo_call_over' | 'demo_slot_taken') =>
  new ApiError({ type: 'about:blank', title: 'Conflict', status: 409, code, detail: '' })

test.for([
  [refusal('demo_call_over'), true],
  [refusal('demo_slot_taken'), false],
  [new TypeError('offline'), false],
] as const)('after %s the booking is read again: %s', async ([error, isRead]) => {
  const client = new QueryClient()
  const { queryKey } = bookedQuery('token')
  client.setQueryData(queryKey as never, {} as never)
  await readOver(client, error)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(isRead)
})
