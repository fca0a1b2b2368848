import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import type { DisruptionType } from '@salvia/contract/words/disruptions'
import { isSoldFromStock } from '../product/stock-status.ts'

/**
 * Whether packs of a product in an active disruption are still sold: those that are there, as its stock status says. Of a
 * restriction nothing is promised, whatever the stock (docs/domain.md, Shortages and inquiries).
 */
export const isStillSold = (type: DisruptionType, status: ProductStockStatus): boolean =>
  type !== 'Restriction' && isSoldFromStock(status)
