import type { DemoCallState } from '@salvia/contract/words/demo-calls'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

export const demoStates: Record<DemoCallState, { word: () => string; mark: StatusMark }> = {
  Booked: { word: m.demo_state_booked, mark: 'available' },
  Canceled: { word: m.demo_state_canceled, mark: 'unavailable' },
  Over: { word: m.demo_state_over, mark: 'secondary' },
}
