import { type Money, zero } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { planDelivery } from '@salvia/rules/cart/delivery-date'
import type { WalletPart } from '@salvia/rules/cart/wallet-part'
import { lineCommission } from '@salvia/rules/orders/commission'
import type { StoredAddress } from '../cart/index.ts'
import { type CartContext, type PricedCart, plansOf, sharesOrders, totalsOf } from '../cart/index.ts'
import type { FrozenOrder } from '../orders/index.ts'
import { supplyDay } from '../reference/index.ts'

type Pricing = CartContext['pricing']
type Line = PricedCart['price']['lines'][number]
type FrozenLine = FrozenOrder['lines'][number]
type VatTrace = FrozenOrder['vatTrace']

/** What a cart needs to be ordered, as checked by `readyCart`. */
export type ReadyCart = PricedCart & {
  contact: { email: string; shippingAddress: StoredAddress; billingAddress: StoredAddress }
  carrier: NonNullable<PricedCart['carrier']>
}

/** Plan commission only counts while the practitioner is approved; a line without its plan earns none. */
function commissionOf({ plan, recommendationItemId, product, quantity, discountPercentage }: Line): Money {
  if (recommendationItemId === null || !plan?.isPractitionerApproved) return zero('EUR')
  return lineCommission({ listNet: product.listPrice, quantity, discountPercentage }).commission
}

const toLine = (line: Line): FrozenLine => ({
  productId: line.product.id,
  name: line.product.name,
  brandName: line.product.brandName,
  imageUrl: line.product.imageUrl,
  quantity: line.quantity,
  isSample: line.isSample,
  discountPercentage: line.discountPercentage,
  unitNet: line.unitNet,
  unitGross: line.unitGross,
  gross: line.gross,
  discount: line.discount,
  paid: line.paid,
  vatRate: line.vatRate,
  vat: line.vat,
  listNet: line.product.listPrice,
  commission: commissionOf(line),
  recommendationId: line.recommendationItemId ? (line.plan?.recommendationId ?? null) : null,
  recommendationItemId: line.recommendationItemId,
})

/** The distinct VAT rates charged. */
function ratesOf({ price }: ReadyCart): VatTrace['rates'] {
  const rates = price.lines.flatMap(({ product: { vatCategoryId, vat } }) =>
    vat === null || vat.taxRate === null ? [] : [{ vatCategoryId, ...vat, taxRate: vat.taxRate }],
  )
  return [...new Map(rates.map((rate) => [rate.vatCategoryId, rate])).values()]
}

function exchangeOf({ rate }: ReadyCart): VatTrace['exchange'] {
  const { currency, millionths, validFrom } = rate
  return validFrom === undefined ? null : { currency, millionths, validFrom }
}

function vatTraceOf(cart: ReadyCart, now: Date, sellerVatNumber: string | null): VatTrace {
  const { row, exemptNumber } = cart
  const exemption = exemptNumber && {
    reason: 'IntraCommunitySupply' as const,
    vatNumber: exemptNumber,
    sellerVatNumber,
    consultationNumber: row.vatCheck?.consultationNumber ?? null,
  }
  const typed = cart.contact.billingAddress.vatNumber
  return {
    countryCode: row.countryCode,
    date: supplyDay(now),
    rates: ratesOf(cart),
    shipping: (cart.price.shipping?.parts ?? []).map(({ rate, gross, vat }) => ({
      rate,
      gross: gross.amount,
      vat: vat.amount,
    })),
    exchange: exchangeOf(cart),
    exemption: exemption || null,
    unconfirmedVatNumber: exemption ? null : typed,
    vatNumberOutcome: typed && row.vatCheck?.vatNumber === typed ? row.vatCheck.outcome : null,
  }
}

function deliveryOf({ row, carrier, price }: ReadyCart, now: Date) {
  const parcels = planDelivery({
    orderedOn: supplyDay(now),
    countryCode: row.countryCode,
    carrier,
    pickingPolicy: row.pickingPolicy,
    lines: price.lines.map(({ product }) => ({ id: product.id, deliveryDays: product.deliveryDays })),
  })
  return parcels.map(({ from, to, lines }) => ({ from, to, productIds: lines.map(({ id }) => id) }))
}

export type Freezing = {
  pricing: Pricing
  languageCode: LanguageCode
  sellerVatNumber: string | null
  cartVersion: Date
  wallet: WalletPart
}

/** Everything an order stores about a cart; the cart is not read again later. */
export function freezeCart(cart: ReadyCart, freezing: Freezing): FrozenOrder {
  const { row, price, carrier, contact } = cart
  const { pricing, languageCode, sellerVatNumber, cartVersion, wallet } = freezing
  const [plan] = plansOf(price.lines)
  const { vat: _, ...totals } = totalsOf(cart)
  return {
    cartId: row.id,
    cartVersion,
    userId: row.userId,
    isCustomClientOrder: row.isCustomClientOrder,
    shippingUserId: row.shippingUserId,
    practitioner: plan ? { id: plan.practitionerId, name: plan.practitionerName } : null,
    plan: plan ? { id: plan.recommendationId, shareCode: plan.shareCode, name: plan.planName } : null,
    sharesOrders: row.userId !== null && !row.isCustomClientOrder && sharesOrders(cart),
    languageCode,
    countryCode: row.countryCode,
    exchangeRate: cart.rate.millionths,
    ...contact,
    note: row.note,
    carrier: { id: carrier.id, name: carrier.name, minDays: carrier.minDays, maxDays: carrier.maxDays },
    pickingPolicy: row.pickingPolicy,
    expectedDelivery: deliveryOf(cart, pricing.now),
    lines: price.lines.map(toLine),
    totals: { ...totals, vat: price.vat },
    wallet,
    vatByRate: price.vatByRate.map((part) => ({ rate: part.rate, amount: part.vat.amount })),
    vatTrace: vatTraceOf(cart, pricing.now, sellerVatNumber),
  }
}
