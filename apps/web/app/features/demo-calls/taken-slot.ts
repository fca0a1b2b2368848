import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#app/api/api-error.ts'
import { explainWrite } from '#app/api/explain-refusal.ts'
import { invalidate } from '#app/api/invalidate.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'

const codes = ['demo_slot_taken', 'demo_slot_unknown']

/** The booking as it is by now, where a change was refused because it was cancelled elsewhere or its time has come. */
export async function readOver(client: QueryClient, error: unknown): Promise<void> {
  if (error instanceof ApiError && error.code === 'demo_call_over')
    await invalidate(client, 'GET /demo-calls/booked')
}

/** The message beside the times if the slot is gone, after reloading the times; null for every other failure. */
export async function takenSlot(client: QueryClient, error: unknown): Promise<FieldErrors | null> {
  if (!(error instanceof ApiError && codes.includes(error.code))) return null
  await invalidate(client, 'GET /demo-calls/slots')
  return { startsAt: await explainWrite(error) }
}
