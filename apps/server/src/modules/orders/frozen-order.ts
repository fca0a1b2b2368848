import type { Address } from '@salvia/contract/cart/cart'
import type { Money } from '@salvia/contract/money'
import type { PickingPolicy } from '@salvia/contract/words/checkout'
import type { LanguageCode } from '@salvia/contract/words/locale'

export type OrderPlan = { id: string; shareCode: string; name: string }
export type OrderCarrier = { id: string; name: string; minDays: number; maxDays: number }
/** ISO dates. */
export type OrderParcel = { from: string; to: string; productIds: string[] }

/** How an order's VAT came about: what a tax office asks for. */
export type VatTrace = {
  countryCode: string
  /** The day of supply, as YYYY-MM-DD. */
  date: string
  rates: {
    vatCategoryId: string
    taxRate: number
    source: string
    confidence: string
    dateAssumed: boolean
    /** The place inside the country whose own VAT this is; not told by orders of earlier times. */
    territory?: string | null
  }[]
  exemption: {
    reason: 'IntraCommunitySupply'
    vatNumber: string
    sellerVatNumber: string | null
    consultationNumber: string | null
  } | null
  /** A number that was given and did not take VAT off. */
  unconfirmedVatNumber: string | null
}

type FrozenLine = {
  productId: string
  name: string
  brandName: string
  imageUrl: string
  quantity: number
  isSample: boolean
  discountPercentage: number
  unitNet: Money
  unitGross: Money
  gross: Money
  discount: Money
  paid: Money
  vatRate: number
  vat: Money
  listNet: Money
  commission: Money
  recommendationId: string | null
  recommendationItemId: string | null
}

/** A cart with everything that an order keeps of it. */
export type FrozenOrder = {
  cartId: string
  cartVersion: Date
  userId: string | null
  isCustomClientOrder: boolean
  shippingUserId: string | null
  practitioner: { id: string; name: string } | null
  plan: OrderPlan | null
  languageCode: LanguageCode
  countryCode: string
  exchangeRate: number
  email: string
  note: string
  shippingAddress: Address
  billingAddress: Address
  carrier: OrderCarrier
  pickingPolicy: PickingPolicy
  expectedDelivery: OrderParcel[]
  lines: FrozenLine[]
  totals: { goods: Money; discount: Money; goodsPaid: Money; shipping: Money; vat: Money; total: Money }
  vatByRate: { rate: number; amount: number }[]
  vatTrace: VatTrace
}
