export { changeableCart } from './cart-access.ts'
export type { CartContext } from './cart-context.ts'
export { chargedPricing } from './cart-pricing.ts'
export { type CartRow, lockCart } from './data/cart-queries.ts'
export { carts } from './data/cart-tables.ts'
export { type StoredAddress, toAddress } from './data/stored-address.ts'
export { plansOf, sharesOrders, totalsOf } from './describe-cart.ts'
export { judgeLines } from './judge-lines.ts'
export { type PricedCart, repriceCart } from './reprice-cart.ts'
export { type CartOptions, cartAnswer, cartContextOf, cartRoutes } from './routes.ts'
export {
  eraseCarts,
  eraseCartsPractitioner,
  listCartsNoting,
  listCartsOf,
  lockCarts,
} from './use-cases/erase-carts.ts'
export { finalizeCart, frozenVersion, isAsFrozen } from './use-cases/finalize-cart.ts'
export { closeCart, reopenCart } from './use-cases/move-cart.ts'
export { moveClientOfCarts } from './use-cases/move-client-of-carts.ts'
