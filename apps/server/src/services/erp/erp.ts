import type { Currency } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'

/** A business partner as accounting knows it. */
export type ErpPartner = {
  /** Our stable reference, by which an existing partner is found instead of creating a duplicate. */
  reference: string
  name: string
  companyName: string | null
  isCompany: boolean
  email: string
  phone: string | null
  street: string | null
  postalCode: string | null
  city: string | null
  countryCode: string | null
  vatNumber: string | null
  languageCode: LanguageCode
}

/** A paid order as stock and accounting know it: what is sent where, never who buys for whom. */
export type ErpOrder = {
  /** The number of the order, by which a known one is found instead of creating a duplicate. */
  number: string
  placedAt: Date
  currency: Currency
  shipTo: ErpPartner
  /** Minor units, net; `discountPercentage` is still to be taken off. */
  lines: { sku: string; name: string; quantity: number; unitNet: number; discountPercentage: number }[]
  /** Minor units, net. */
  shippingNet: number
}

/** A parcel that is with the carrier. */
export type ErpShipment = {
  orderNumber: string
  /** By which a parcel that was sent before is found. */
  reference: string
  trackingNumber: string | null
  lines: { sku: string; quantity: number }[]
}

/** What is still to be sent of an order: packs of each of its products, also where it is none. */
type ErpUnsent = { orderNumber: string; lines: { sku: string; quantity: number }[] }

/** Money of an order that went back; it says nothing of goods that come back. */
export type ErpRefund = {
  orderNumber: string
  /** The number of its credit note, by which one that was sent before is found. */
  reference: string
  /** YYYY-MM-DD. */
  refundedOn: string
  /** Minor units, net. */
  lines: { name: string; net: number }[]
}

/** A product as the warehouse counts it. */
export type ErpProduct = {
  sku: string
  name: string
  /** Whole packs in the building, those of orders that have not left it included; never below 0. */
  onHand: number
}

/** The enterprise resource planning system. Every call may be repeated. */
export type ErpService = {
  kind: 'odoo' | 'recorder'
  /** Where people open it in the browser; null without pages of its own. */
  pagesUrl: string | null
  /** Creates a partner, or finds the one with the same reference, and returns its ERP id. Throws if refused. */
  makePartner: (partner: ErpPartner) => Promise<string>
  /** Archives a partner; what accounting must keep is up to the ERP. A missing partner is not an error. */
  forgetPartner: (reference: string) => Promise<void>
  /** Creates and confirms a sale, or confirms the one of the same number. Throws if refused, or if a SKU is not known. */
  saveOrder: (order: ErpOrder) => Promise<void>
  /** Cancels the sale of an order; one that is not known is not an error. */
  cancelOrder: (number: string) => Promise<void>
  /**
   * Delivers what is in a parcel, what is left of the order later; of a known one only the tracking number changes.
   * Throws while the order is not known.
   */
  saveShipment: (shipment: ErpShipment) => Promise<void>
  /**
   * Lowers what is still to be delivered of an order to this; 0 of all cancels its delivery. Throws while the order is
   * not known.
   */
  saveUnsent: (unsent: ErpUnsent) => Promise<void>
  /** Drafts the credit note of a refund, once. Throws while the order is not known. */
  refundOrder: (refund: ErpRefund) => Promise<void>
  /** Every product with a SKU; null where no stock is counted. Throws if refused. */
  listProducts: (() => Promise<ErpProduct[]>) | null
}
