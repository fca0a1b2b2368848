import { createHash } from 'node:crypto'
import type { Cart, CartLine } from '@salvia/contract/cart/cart'
import type { Totals } from '@salvia/contract/catalogue/prices'
import { zero } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { maySplitOrder } from '@salvia/rules/cart/split-order'
import { fullName } from '@salvia/rules/people/full-name'
import { stableJson } from '#kernel/stable-json'
import { describeStockStatus } from '../catalogue/index.ts'
import { type StoredAddress, toAddress } from './data/stored-address.ts'
import type { CartLineNow, PricedCart } from './reprice-cart.ts'

type PricedLine = PricedCart['price']['lines'][number]

const toReplaced = ({ replacement }: PricedLine): CartLine['replacedBy'] => {
  if (!replacement) return null
  const { id, name, brandName, productDeliveryFormatId, deliveryFormatSize } = replacement.product
  return { id, name, brandName, productDeliveryFormatId, deliveryFormatSize }
}

/** What the shop does not show is called that everywhere. */
const statusShown = ({ isActive, isHidden, stockStatus }: PricedLine['product']) =>
  isActive && !isHidden ? stockStatus : 'NotInCatalog'

function toLine(priced: PricedLine, languageCode: LanguageCode): CartLine {
  const { product, item, ...line } = priced
  const { id, name, brandName, imageUrl, deliveryDays: deliveryTime } = product
  const { productDeliveryFormatId, deliveryFormatSize, netWeightGrams } = product
  return {
    product: {
      id,
      name,
      brandName,
      imageUrl,
      deliveryTime,
      productDeliveryFormatId,
      deliveryFormatSize,
      netWeightGrams,
      stockStatus: describeStockStatus(statusShown(product), languageCode),
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
    replacedBy: toReplaced(priced),
  }
}

export function totalsOf({ price, rate }: PricedCart): Totals {
  return {
    goods: price.goods.gross,
    discount: price.goods.discount,
    goodsPaid: price.goods.paid,
    shipping: price.shipping?.paid ?? zero(rate.currency),
    vat: price.vatByRate.map((row) => ({ rate: row.rate, amount: row.vat })),
    total: price.total,
  }
}

/** The distinct plans of the lines. */
export function plansOf(lines: Pick<CartLineNow, 'plan' | 'recommendationItemId'>[]) {
  const followed = lines.flatMap(({ plan, recommendationItemId }) =>
    recommendationItemId && plan ? [plan] : [],
  )
  return [...new Map(followed.map((plan) => [plan.recommendationId, plan])).values()]
}

export const maySplit = ({ row, price }: PricedCart): boolean =>
  maySplitOrder(
    row.countryCode,
    price.lines.map(({ product }) => ({ deliveryDays: product.deliveryDays })),
  )

function contactOf({ row }: PricedCart, isPrivate: boolean) {
  if (isPrivate) return { email: null, shippingAddress: null, billingAddress: null }
  const { email, shippingAddress, billingAddress } = row
  const shown = (address: StoredAddress | null) => address && toAddress(address, { isLocked: false })
  return { email, shippingAddress: shown(shippingAddress), billingAddress: shown(billingAddress) }
}

function setAsideOf({ row }: PricedCart, now: Date): Cart['setAsideCart'] {
  if (!row.setAside || new Date(row.setAside.until) <= now) return null
  const { id, practitionerName, itemsCount } = row.setAside
  return { id, practitionerName, itemsCount }
}

function vatNumberStatusOf({ row }: PricedCart): Cart['vatNumberStatus'] {
  const typed = row.billingAddress?.vatNumber
  return typed && row.vatCheck?.vatNumber === typed ? row.vatCheck.outcome : null
}

export type CartView = { isPrivate: boolean; languageCode: LanguageCode; now: Date }

/** The cart as API response; `isPrivate` omits for whom and where to it ships. */
export function toCart(cart: PricedCart, { isPrivate, languageCode, now }: CartView): Cart {
  const { row, price, shippingUser, rate } = cart
  return {
    id: row.id,
    updatedAt: row.updatedAt.toISOString(),
    status: row.state === 'Finalized' ? 'Finalized' : 'Open',
    countryCode: row.countryCode,
    currencyCode: rate.currency,
    exchangeRate: { currency: rate.currency, millionths: rate.millionths },
    isCustomClientOrder: row.isCustomClientOrder,
    shippingCustomer:
      shippingUser && !isPrivate ? { id: shippingUser.id, name: fullName(shippingUser) } : null,
    overrideDiscountPercentage: cart.overrideDiscountPercentage,
    lines: price.lines.map((line) => toLine(line, languageCode)),
    itemsCount: price.lines.reduce((count, { quantity }) => count + quantity, 0),
    totals: totalsOf(cart),
    totalAmount: price.total,
    ...contactOf(cart, isPrivate),
    note: isPrivate ? '' : row.note,
    deliveryCarrierId: row.deliveryCarrierId,
    pickingPolicy: row.pickingPolicy,
    maySplit: maySplit(cart),
    recommendations: plansOf(price.lines).map(
      ({ shareCode, recommendationId, planName, practitionerName }) => ({
        shareCode,
        id: recommendationId,
        name: planName,
        practitionerName,
      }),
    ),
    sharesOrders: !isPrivate && sharesOrders(cart),
    setAsideCart: setAsideOf(cart, now),
    vatNumberStatus: isPrivate ? null : vatNumberStatusOf(cart),
  }
}

/** Whether the client agreed that the practitioner of the plans in its cart sees its orders of them. */
export const sharesOrders = ({ row, price }: PricedCart): boolean =>
  row.sharesOrdersWith !== null &&
  plansOf(price.lines).some(({ practitionerId }) => practitionerId === row.sharesOrdersWith)

/** Carts without one keep the digest that they had before replacements existed. */
const withoutNoReplacement = (key: string, value: unknown) =>
  key === 'replacedBy' && value === null ? undefined : value

/** Carts keep the digest that they had before they named their plans. */
const unnamed = (plans: Cart['recommendations']) => plans.map(({ name: _, ...plan }) => plan)

/** Digest of everything visible of a cart, to compare versions. Values stored as JSON have no defined field order. */
export function digestOf(cart: PricedCart, now: Date): string {
  const {
    updatedAt: _,
    status: __,
    sharesOrders: ___,
    ...seen
  } = toCart(cart, { isPrivate: true, languageCode: 'en', now })
  const shown = { ...seen, recommendations: unnamed(seen.recommendations) }
  const { userId, shippingUserId, email, note, shippingAddress, billingAddress } = cart.row
  const kept = [userId, shippingUserId, email, note, shippingAddress, billingAddress, cart.items]
  // Carts without it keep the digest that they had before there was a consent.
  if (cart.row.sharesOrdersWith) kept.push(cart.row.sharesOrdersWith)
  return createHash('sha256')
    .update(JSON.stringify(shown, withoutNoReplacement))
    .update(stableJson([...kept, cart.shippingUser && fullName(cart.shippingUser), vatNumberStatusOf(cart)]))
    .digest('base64url')
}
