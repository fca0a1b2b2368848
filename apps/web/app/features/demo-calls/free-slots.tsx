import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Note } from '#app/ui/note.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { slotsQuery } from './demo-queries.ts'
import { SlotPicker } from './slot-picker.tsx'

/** The times that can be booked, or why there are none. */
export function FreeSlots(props: Omit<ComponentProps<typeof SlotPicker>, 'slots'>) {
  const { data, isError, refetch } = useQuery(slotsQuery)
  if (isError) return <FailedState title={m.demo_call_not_read()} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  if (data.slots.length === 0) return <Note title={m.demo_call_none()} />
  return (
    <>
      <p className="second">{m.demo_call_length({ minutes: data.minutes })}</p>
      <SlotPicker slots={data.slots} {...props} />
    </>
  )
}
