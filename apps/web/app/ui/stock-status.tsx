import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { type StockColour, stockStatusColour } from '@salvia/rules/product/stock-status'
import { m } from '#app/paraglide/messages.js'
import { Status, type StatusMark } from './status.tsx'

const marks: Record<StockColour, StatusMark> = {
  success: 'available',
  warning: 'limited',
  error: 'unavailable',
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

/** What is ordered from the maker first is bought like what is there, and still looks apart. */
const markOf = (id: ProductStockStatus): StatusMark =>
  id === 'OnBackOrder' ? 'coming' : marks[stockStatusColour(id)]

/** A product's availability in a word, with its shape and colour. */
export const stockSaid = (id: ProductStockStatus) => ({ mark: markOf(id), word: words[id] })

/** A product's availability by shape, colour and text. */
export const StockStatus = ({ id }: { id: ProductStockStatus }) => (
  <Status mark={markOf(id)}>{words[id]()}</Status>
)
