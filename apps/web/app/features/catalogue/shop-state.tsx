import type { ShopFilter } from './shop-filter.ts'
import { type Found, shopStateWords } from './shop-state-words.ts'

/** The state of the shop, whose words no filter waits for. */
export const ShopState = ({ filter, found }: { filter: ShopFilter; found: Found }) =>
  shopStateWords(filter, found)
