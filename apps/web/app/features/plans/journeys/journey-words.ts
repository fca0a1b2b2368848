import type { JourneyEntry } from '@salvia/contract/plans/plan-journeys'
import type { JourneyEvent } from '@salvia/contract/words/plans'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

const events: Record<JourneyEvent, { word: () => string; mark: StatusMark }> = {
  Shared: { word: m.journey_Shared, mark: 'open' },
  EmailDelivered: { word: m.journey_EmailDelivered, mark: 'limited' },
  EmailOpened: { word: m.journey_EmailOpened, mark: 'open' },
  SmsDelivered: { word: m.journey_SmsDelivered, mark: 'open' },
  Viewed: { word: m.journey_Viewed, mark: 'secondary' },
  ProductsAddedToCart: { word: m.journey_ProductsAddedToCart, mark: 'secondary' },
  SmsFailed: { word: m.journey_SmsFailed, mark: 'unavailable' },
  EmailFailed: { word: m.journey_EmailFailed, mark: 'unavailable' },
  OrderPlaced: { word: m.journey_OrderPlaced, mark: 'available' },
  AlertDismissed: { word: m.journey_AlertDismissed, mark: 'open' },
}

/** Name and colour of an event (docs/specification.md, section 4). */
export const eventOf = (event: JourneyEvent) => events[event]

/** Whom an entry is about: a client, guests, or nobody in particular where a plan was shared by its code. */
export function whoOf({ client, event }: Pick<JourneyEntry, 'client' | 'event'>): string {
  if (client) return client.fullName
  return event === 'Shared' ? m.journey_by_code() : m.common_guest()
}
