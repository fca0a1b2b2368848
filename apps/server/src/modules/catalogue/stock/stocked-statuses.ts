import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { isSoldFromStock } from '@salvia/rules/product/stock-status'

/** Of products whose packs are counted. */
export const stockedStatuses = productStockStatuses.filter(isSoldFromStock)
