import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { m } from '#app/paraglide/messages.js'
import { Status, type StatusMark } from './status.tsx'

const marks: Record<ProductStockStatus, StatusMark> = {
  InStock: 'available',
  OnBackOrder: 'available',
  SpecialOrder: 'limited',
  LimitedAvailability: 'limited',
  OutOfStock: 'unavailable',
  Discontinued: 'unavailable',
  NotInCatalog: 'unavailable',
  Unknown: 'unavailable',
}

const words: Record<ProductStockStatus, () => string> = {
  InStock: m.stock_in_stock,
  OnBackOrder: m.stock_back_order,
  SpecialOrder: m.stock_special_order,
  LimitedAvailability: m.stock_limited,
  OutOfStock: m.stock_out_of_stock,
  Discontinued: m.stock_discontinued,
  NotInCatalog: m.stock_not_in_catalog,
  Unknown: m.stock_unknown,
}

export const stockWord = (id: ProductStockStatus): string => words[id]()

/** Availability of a product, in shape, colour and words. */
export const StockStatus = ({ id }: { id: ProductStockStatus }) => (
  <Status mark={marks[id]}>{words[id]()}</Status>
)
