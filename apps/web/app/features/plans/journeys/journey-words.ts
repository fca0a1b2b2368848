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

/**
 * Whom an entry is about: a client, guests, nobody in particular where a plan was shared by its code, and of carts and
 * orders a guest or a client who is not named.
 */
export function whoOf({ client, event }: Pick<JourneyEntry, 'client' | 'event'>): string {
  if (client) return client.fullName
  if (event === 'Shared') return m.journey_by_code()
  return event === 'OrderPlaced' || event === 'ProductsAddedToCart' ? m.journey_nameless() : m.common_guest()
}
