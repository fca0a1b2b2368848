import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import type { StockDraft } from '../../modules/catalogue/index.ts'
import { steadyBetween, steadyWeighted } from './steady.ts'

const weights: Record<ProductStockStatus, number> = {
  InStock: 160,
  LimitedAvailability: 11,
  OnBackOrder: 9,
  SpecialOrder: 8,
  OutOfStock: 7,
  Discontinued: 2,
  NotInCatalog: 2,
  Unknown: 1,
}

/** Stock of one status. Quantities are whole packs. */
export function demoStock(dsldId: number, stockStatus: ProductStockStatus): StockDraft {
  const key = `stock:${dsldId}`
  const none = { stockStatus, quantity: 0, forecastedQuantity: 0, deliveryDays: 0, availableInDays: null }
  switch (stockStatus) {
    case 'InStock':
      return { ...none, quantity: steadyBetween(key, 24, 400), deliveryDays: 1 }
    case 'LimitedAvailability':
      return { ...none, quantity: steadyBetween(key, 2, 9), deliveryDays: 2 }
    case 'OnBackOrder': {
      const days = steadyBetween(key, 7, 21)
      return {
        ...none,
        forecastedQuantity: steadyBetween(key, 40, 200),
        deliveryDays: days,
        availableInDays: days,
      }
    }
    case 'SpecialOrder':
      return { ...none, deliveryDays: steadyBetween(key, 5, 12) }
    case 'OutOfStock':
      return { ...none, deliveryDays: 14 }
    default:
      return none
  }
}

export const demoStockStatus = (dsldId: number): ProductStockStatus =>
  steadyWeighted(`stock-status:${dsldId}`, weights)
