import type { Currency, Money } from '@salvia/contract/money'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { VatCategory } from '@salvia/contract/words/catalogue'
import type { PickingPolicy } from '@salvia/contract/words/checkout'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { WalletPart } from '@salvia/rules/cart/wallet-part'
import type { StoredAddress } from '../../cart/index.ts'

export type OrderPlan = { id: string; shareCode: string; name: string }
export type OrderCarrier = { id: string; name: string; minDays: number; maxDays: number }
/** ISO dates. */
export type OrderParcel = { from: CalendarDay; to: CalendarDay; productIds: string[] }

/** The basis of an order's VAT, as tax authorities ask for. */
export type VatTrace = {
  countryCode: string
  /** The day of supply. */
  date: CalendarDay
  rates: {
    vatCategoryId: VatCategory
    taxRate: number
    /** Missing in older orders. */
    validFrom?: CalendarDay
    source: string
    confidence: string
    dateAssumed: boolean
    /** The territory with its own VAT within the country; missing in older orders. */
    territory?: string | null
  }[]
  exemption: {
    reason: 'IntraCommunitySupply'
    vatNumber: string
    sellerVatNumber: string | null
    consultationNumber: string | null
  } | null
  /** The delivery's share at each rate, in minor units; missing in older orders. */
  shipping?: { rate: number; gross: number; vat: number }[]
  /** Of orders in other currencies than the euro; missing in older ones. */
  exchange?: { currency: Currency; millionths: number; validFrom: CalendarDay } | null
  /** A VAT number that was given but did not exempt the order. */
  unconfirmedVatNumber: string | null
  /** What checking the given number gave; missing in older orders. */
  vatNumberOutcome?: 'Confirmed' | 'FormatValid' | 'Invalid' | null
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

/** A cart with everything that an order takes from it. */
export type FrozenOrder = {
  cartId: string
  cartVersion: Date
  userId: string | null
  isCustomClientOrder: boolean
  shippingUserId: string | null
  practitioner: { id: string; name: string } | null
  plan: OrderPlan | null
  sharesOrders: boolean
  languageCode: LanguageCode
  countryCode: string
  exchangeRate: number
  email: string
  note: string
  shippingAddress: StoredAddress
  billingAddress: StoredAddress
  carrier: OrderCarrier
  pickingPolicy: PickingPolicy
  expectedDelivery: OrderParcel[]
  lines: FrozenLine[]
  totals: { goods: Money; discount: Money; goodsPaid: Money; shipping: Money; vat: Money; total: Money }
  /** What the buyer's wallet pays of the total, and what that takes from it, in EUR. */
  wallet: WalletPart
  vatByRate: { rate: number; amount: number }[]
  vatTrace: VatTrace
}
