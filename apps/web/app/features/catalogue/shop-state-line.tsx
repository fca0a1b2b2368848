import type { ShopFilter } from './shop-filter.ts'
import { type Found, stateOfShop } from './shop-state.ts'

/** The state of the shop, whose words no filter waits for. */
export const ShopState = ({ filter, found }: { filter: ShopFilter; found: Found }) =>
  stateOfShop(filter, found)
