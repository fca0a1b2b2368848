import type { ProductUpdateKind } from '@salvia/contract/words/updates'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

/** The tab of a kind, and what an update of it is. */
type Said = { tab: () => string; word: () => string; mark: StatusMark }

export const updateKinds: Record<ProductUpdateKind, Said> = {
  AtRisk: { tab: m.updates_at_risk, word: m.update_at_risk, mark: 'limited' },
  BackInStock: { tab: m.updates_back, word: m.update_back, mark: 'available' },
  NewArrival: { tab: m.updates_arrivals, word: m.update_arrival, mark: 'coming' },
  PriceChange: { tab: m.updates_prices, word: m.update_price, mark: 'open' },
  Discontinued: { tab: m.updates_discontinued, word: m.update_discontinued, mark: 'unavailable' },
}
