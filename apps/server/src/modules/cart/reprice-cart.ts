import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { type CartBuyer, discountCart, mayOverrideDiscount } from '@salvia/rules/cart/cart-discount'
import { findLineProblem, type LineProblem } from '@salvia/rules/cart/line-availability'
import { type CartPrice, priceCart } from '@salvia/rules/cart/price-cart'
import { chargedCurrency } from '@salvia/rules/money/charged-currency'
import type { ExchangeRate } from '@salvia/rules/money/convert-currency'
import { postalKey } from '@salvia/rules/people/postal-key'
import type { Db } from '#db/database'
import { isAdmin, isApprovedPractitioner } from '#kernel/http/actor'
import { listSellableProducts, type SellableProduct } from '../catalogue/index.ts'
import type { PlanLine } from '../plans/index.ts'
import type { Pricing } from './cart-pricing.ts'
import type { CartItem } from './data/cart-items.ts'
import { type CartPerson, type CartRow, findPeople } from './data/cart-queries.ts'
import { findPlansOfItems, type PlanOfItem } from './plans-of-lines.ts'
import { exemptVatNumber } from './vat-exemption.ts'

/** A line with all that selling it now depends on. */
export type CartLineNow = {
  item: CartItem
  product: SellableProduct
  plan: PlanLine | null
  /** What its plan has in its place since a substitution. */
  replacement: { plan: PlanLine; product: SellableProduct } | null
  isOfTemplate: boolean
  /** Whether the item that it names is one of a plan: an own percentage takes the line out of its plan, not the item. */
  isOfPlan: boolean
  isSample: boolean
  recommendationItemId: string | null
  discountPercentage: number
  quantity: number
  unitNet: SellableProduct['unitNet']
  vatRate: number
  problem: LineProblem | null
}

/** The cart priced now: only products and quantities come from a browser. */
export type PricedCart = {
  row: CartRow
  owner: CartPerson | null
  shippingUser: CartPerson | null
  overrideDiscountPercentage: number | null
  price: CartPrice<CartLineNow>
  rate: ExchangeRate
  carrier: DeliveryCarrier | null
  /** The VAT number that removes VAT, as printed on the invoice. */
  exemptNumber: string | null
  /** What is to be kept of the lines: a line that lost its plan lost its link. */
  items: CartItem[]
}

const buyerOf = (owner: CartPerson | null): CartBuyer => ({
  isAdmin: isAdmin(owner),
  isApprovedPractitioner: isApprovedPractitioner(owner),
})

type Found = { products: Map<string, SellableProduct>; planOf: PlanOfItem }

/** A free line is free only while the cart belongs to someone who may have it. */
function linesOf(items: CartItem[], { products, planOf }: Found, buyer: CartBuyer) {
  return items.flatMap((kept) => {
    const product = products.get(kept.productId)
    if (!product) return []
    const item = { ...kept, isSample: kept.isSample && mayOverrideDiscount(buyer) }
    const { plan, replacement: replacing, isOfTemplate } = planOf(item)
    const other = replacing && products.get(replacing.productId)
    const replacement = replacing && other ? { plan: replacing, product: other } : null
    const recommendationItemId = (plan ?? replacement?.plan)?.recommendationItemId ?? null
    const isOfPlan = recommendationItemId !== null
    const { isSample } = item
    return [{ item, product, plan, replacement, isOfTemplate, isOfPlan, isSample, recommendationItemId }]
  })
}

/** What the lines cost and whether they can be sold, from what the catalogue and the plans say now. */
function price(row: CartRow, owner: CartPerson | null, found: Found, pricing: Pricing) {
  const buyer = buyerOf(owner)
  const { overrideDiscountPercentage, lines } = discountCart({
    lines: linesOf(row.lines, found, buyer),
    isCustomClientOrder: row.isCustomClientOrder,
    buyer,
  })
  const isInTerritory = lines.some(({ product }) => product.vat?.territory && product.vat.taxRate === 0)
  const exemptNumber = isInTerritory ? null : exemptVatNumber(row, pricing.sellerCountry)
  const rate = pricing.exchangeRate(chargedCurrency(row.countryCode))
  const carrier = pricing.carriers(row.countryCode).find(({ id }) => id === row.deliveryCarrierId) ?? null
  const sold = lines.map((line): CartLineNow => {
    const { quantity } = line.item
    const { vat, unitNet } = line.product
    // A buyer's own percentage takes lines from their plans.
    const replacement = line.recommendationItemId === null ? null : line.replacement
    const unsold = findLineProblem({ product: line.product, quantity, vat }, row.countryCode)
    return {
      ...line,
      replacement,
      quantity,
      unitNet,
      vatRate: exemptNumber === null ? (vat?.taxRate ?? 0) : 0,
      problem: unsold ?? (replacement ? 'ReplacedInPlan' : null),
    }
  })
  return {
    overrideDiscountPercentage,
    price: priceCart({ lines: sold, carrier, rate }),
    rate,
    carrier,
    exemptNumber,
  }
}

/** The postal key of where a cart goes; empty while it is not known. */
export const placeOf = ({ countryCode, shippingAddress }: CartRow): string =>
  shippingAddress?.countryId === countryCode ? postalKey(shippingAddress.postalCode) : ''

/** Where no carrier goes, for now or any more, nothing is sold: such a country is one without VAT. */
function servedOnly(products: Map<string, SellableProduct>, isServed: boolean): Map<string, SellableProduct> {
  if (isServed) return products
  return new Map([...products].map(([id, product]) => [id, { ...product, vat: null }]))
}

/**
 * Prices a cart from the catalogue and the plans as they are now, in at most three statements; in a fourth where a plan
 * has another product by now.
 */
export async function repriceCart(tx: Db, row: CartRow, pricing: Pricing): Promise<PricedCart> {
  const people = await findPeople(tx, [row.userId, row.shippingUserId])
  const owner = row.userId ? (people.get(row.userId) ?? null) : null
  const planOf = await findPlansOfItems(tx, row.lines, pricing.now)
  const replacing = row.lines.flatMap((item) => planOf(item).replacement?.productId ?? [])
  const productIds = [...row.lines.map(({ productId }) => productId), ...replacing]
  const known = await listSellableProducts(tx, productIds, {
    countryCode: row.countryCode,
    postalKey: placeOf(row),
    exchangeRate: pricing.exchangeRate(chargedCurrency(row.countryCode)),
    at: pricing.now,
    ownOrderId: row.orderId ?? undefined,
  })
  const products = servedOnly(known, pricing.carriers(row.countryCode).length > 0)
  const priced = price(row, owner, { products, planOf }, pricing)
  const items = priced.price.lines.map(({ item, recommendationItemId }) => ({
    ...item,
    recommendationItemId,
  }))
  const shippingUser = row.shippingUserId ? (people.get(row.shippingUserId) ?? null) : null
  return { row, owner, shippingUser, items, ...priced }
}
