import { createHash } from 'node:crypto'
import type { Cart, CartLine } from '@salvia/contract/cart/cart'
import type { Totals } from '@salvia/contract/catalogue/prices'
import { zero } from '@salvia/contract/money'
import { maySplitOrder } from '@salvia/rules/cart/split-order'
import { stableJson } from '#kernel/stable-json'
import { describeStockStatus } from '../catalogue/index.ts'
import type { CartPerson } from './data/cart-queries.ts'
import type { CartLineNow, CartNow } from './price-cart.ts'

type PricedLine = CartNow['price']['lines'][number]

const nameOf = ({ firstName, lastName }: CartPerson): string => `${firstName} ${lastName}`.trim()

function toLine({ product, item, ...line }: PricedLine): CartLine {
  const { id, name, brandName, imageUrl, deliveryDays } = product
  return {
    product: {
      id,
      name,
      brandName,
      imageUrl,
      deliveryDays,
      stockStatus: describeStockStatus(product.stockStatus),
    },
    quantity: item.quantity,
    isSample: item.isSample,
    recommendationItemId: line.recommendationItemId,
    discountPercentage: line.discountPercentage,
    unitGross: line.unitGross,
    gross: line.gross,
    discount: line.discount,
    paid: line.paid,
    vatRate: line.vatRate,
    problem: line.problem,
  }
}

export function totalsOf({ price, rate }: CartNow): Totals {
  return {
    goods: price.goods.gross,
    discount: price.goods.discount,
    goodsPaid: price.goods.paid,
    shipping: price.shipping?.paid ?? zero(rate.currency),
    vat: price.vatByRate.map((row) => ({ rate: row.rate, amount: row.vat })),
    total: price.total,
  }
}

/** The plans that the lines follow, each once. */
export function plansOf(lines: Pick<CartLineNow, 'plan' | 'recommendationItemId'>[]) {
  const followed = lines.flatMap(({ plan, recommendationItemId }) =>
    recommendationItemId && plan ? [plan] : [],
  )
  return [...new Map(followed.map((plan) => [plan.recommendationId, plan])).values()]
}

export const maySplit = ({ row, price }: CartNow): boolean =>
  maySplitOrder(
    row.countryCode,
    price.lines.map(({ product }) => ({ deliveryDays: product.deliveryDays })),
  )

function contactOf({ row }: CartNow, isPrivate: boolean) {
  if (isPrivate) return { email: null, shippingAddress: null, billingAddress: null }
  const { email, shippingAddress, billingAddress } = row
  return { email, shippingAddress, billingAddress }
}

function setAsideOf({ row }: CartNow, now: Date): Cart['setAsideCart'] {
  if (!row.setAside || new Date(row.setAside.until) <= now) return null
  const { id, practitionerName, itemsCount } = row.setAside
  return { id, practitionerName, itemsCount }
}

function vatNumberStatusOf({ row }: CartNow): Cart['vatNumberStatus'] {
  const typed = row.billingAddress?.vatNumber
  return typed && row.vatCheck?.vatNumber === typed ? row.vatCheck.outcome : null
}

/** The cart as a call answers it; `isPrivate` leaves out who it is for and where it goes. */
export function toCart(cart: CartNow, { isPrivate, now }: { isPrivate: boolean; now: Date }): Cart {
  const { row, price, shippingUser, rate } = cart
  return {
    id: row.id,
    updatedAt: row.updatedAt.toISOString(),
    status: row.state === 'Finalized' ? 'Finalized' : 'Open',
    countryCode: row.countryCode,
    currencyCode: rate.currency,
    exchangeRate: { currency: rate.currency, millionths: rate.millionths },
    isCustomClientOrder: row.isCustomClientOrder,
    shippingCustomer: shippingUser && !isPrivate ? { id: shippingUser.id, name: nameOf(shippingUser) } : null,
    overrideDiscountPercentage: cart.overrideDiscountPercentage,
    lines: price.lines.map(toLine),
    itemsCount: price.lines.reduce((count, { quantity }) => count + quantity, 0),
    totals: totalsOf(cart),
    totalAmount: price.total,
    ...contactOf(cart, isPrivate),
    note: isPrivate ? '' : row.note,
    deliveryCarrierId: row.deliveryCarrierId,
    pickingPolicy: row.pickingPolicy,
    maySplit: maySplit(cart),
    recommendations: plansOf(price.lines).map(({ shareCode, recommendationId, practitionerName }) => ({
      shareCode,
      id: recommendationId,
      practitionerName,
    })),
    setAsideCart: setAsideOf(cart, now),
    vatNumberStatus: isPrivate ? null : vatNumberStatusOf(cart),
  }
}

/** Tells two versions of a cart apart by all that anyone sees of it. What was stored as JSON has no order of fields. */
export function digestOf(cart: CartNow, now: Date): string {
  const { updatedAt: _, status: __, ...seen } = toCart(cart, { isPrivate: true, now })
  const { userId, shippingUserId, email, note, shippingAddress, billingAddress } = cart.row
  const kept = [userId, shippingUserId, email, note, shippingAddress, billingAddress, cart.items]
  return createHash('sha256')
    .update(JSON.stringify(seen))
    .update(stableJson([...kept, cart.shippingUser && nameOf(cart.shippingUser), vatNumberStatusOf(cart)]))
    .digest('base64url')
}
