import type { ProductUpdateKind } from '@salvia/contract/words/product-updates'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

type Said = { word: () => string; mark: StatusMark }

export const updateKinds: Record<ProductUpdateKind, Said> = {
  AtRisk: { word: m.updates_at_risk, mark: 'unavailable' },
  BackInStock: { word: m.updates_back, mark: 'available' },
  NewArrival: { word: m.updates_arrivals, mark: 'coming' },
  PriceChange: { word: m.updates_prices, mark: 'open' },
  Discontinued: { word: m.updates_discontinued, mark: 'secondary' },
}
