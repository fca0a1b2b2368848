import type { ProductUpdate } from '@salvia/contract/updates/product-updates'
import { type ProductStockStatus, productStockStatuses } from '@salvia/contract/words/catalogue'
import type { ProductUpdateKind } from '@salvia/contract/words/updates'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { m } from '#app/paraglide/messages.js'
import { disruptionTitles, expectedWords } from '#app/shared/disruption-words.ts'
import type { StatusMark } from '#app/ui/status.tsx'
import { stockSaid } from '#app/ui/stock-status.tsx'

/** The tab of a kind, and what an update of it is. */
type Said = { tab: () => string; word: () => string; mark: StatusMark }

export const updateKinds: Record<ProductUpdateKind, Said> = {
  AtRisk: { tab: m.updates_at_risk, word: m.update_at_risk, mark: 'limited' },
  BackInStock: { tab: m.updates_back, word: m.update_back, mark: 'available' },
  NewArrival: { tab: m.updates_arrivals, word: m.update_arrival, mark: 'coming' },
  PriceChange: { tab: m.updates_prices, word: m.update_price, mark: 'open' },
  Discontinued: { tab: m.updates_discontinued, word: m.update_discontinued, mark: 'unavailable' },
}

type State = Pick<ProductUpdate, 'kind' | 'isShown' | 'stockStatusId' | 'disruptionType'>
type Word = Pick<Said, 'word' | 'mark'>

const stockOf = ({ stockStatusId }: Pick<State, 'stockStatusId'>): ProductStockStatus =>
  productStockStatuses.find((each) => each === stockStatusId) ?? 'Unknown'

/**
 * What an update says of its product: of one at risk why it cannot be had, of others what happened, and beside it the
 * disruption that it is in.
 */
export function saidOf({ kind, isShown, disruptionType, stockStatusId }: State): Word[] {
  const isGone = !isShown && (kind === 'AtRisk' || kind === 'Discontinued')
  if (isGone) return [stockSaid('NotInCatalog')]
  if (kind === 'Discontinued') return [updateKinds[kind]]
  const disrupted: Word[] = disruptionType
    ? [{ word: disruptionTitles[disruptionType], mark: 'limited' }]
    : []
  if (kind !== 'AtRisk') return [updateKinds[kind], ...disrupted]
  return disrupted.length > 0 ? disrupted : [stockSaid(stockOf({ stockStatusId }))]
}

type Expected = State & Pick<ProductUpdate, 'expectedUntil' | 'isStillSold'>

/** When it is expected, or more of it; null of what nobody expects, as it ends, is gone or is simply there. */
export function expectationOf(update: Expected): string | null {
  const { kind, isShown, disruptionType, expectedUntil, isStillSold } = update
  if (kind === 'Discontinued') return null
  if (disruptionType)
    return expectedWords({ type: disruptionType, expectedUntil }, { isShown, isSold: isStillSold })
  return isShown && kind === 'AtRisk' && stockOf(update) === 'OutOfStock'
    ? m.product_expected_unknown()
    : null
}

/** Whether its stock is told beside the price: not where the words above say it, and never that what is disrupted is there. */
export const saysStock = (
  { kind, disruptionType }: Pick<State, 'kind' | 'disruptionType'>,
  stock: ProductStockStatus,
): boolean => (disruptionType === null ? kind !== 'AtRisk' : !isAvailable(stock))
