import type { DocumentBuyer } from '@salvia/contract/orders/numbered-document'
import { electronicAddress } from '@salvia/rules/documents/electronic-address'
import { invoiceAmounts } from '@salvia/rules/documents/invoice-amounts'
import type { StoredAddress } from '../../cart/index.ts'
import { supplyDay } from '../../reference/index.ts'
import type { LockedLine } from '../data/locked-order.ts'
import type { orders } from '../data/order-tables.ts'
import type { NewDocument } from './data/document-statements.ts'

type Order = typeof orders.$inferSelect

/** A number that its check found to be none is not printed as one. */
const vatNumberOf = ({ billingAddress, vatTrace }: Order): string | null =>
  vatTrace.vatNumberOutcome === 'Invalid' ? null : (billingAddress.vatNumber ?? null)

const isCompany = (order: Order): boolean =>
  Boolean(order.billingAddress.company?.trim()) ||
  (vatNumberOf(order) !== null && electronicAddress(vatNumberOf(order) ?? '') !== null)

const buyerOf = (order: Order, address: StoredAddress): DocumentBuyer => ({
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company ?? null,
  streetName: address.streetName,
  houseNumber: address.houseNumber,
  apartmentNumber: address.apartmentNumber ?? null,
  postalCode: address.postalCode,
  city: address.city,
  countryId: address.countryId,
  vatNumber: vatNumberOf(order),
  isCompany: isCompany(order),
  email: isCompany(order) ? order.email : null,
})

const lineOf = (line: LockedLine) => ({
  id: line.id,
  name: line.name,
  brandName: line.brandName,
  quantity: line.quantity,
  unitNet: line.unitNet,
  gross: line.gross,
  discount: line.discount,
  paid: line.paid,
  vatRate: line.vatRate,
  vat: line.vat,
})

/** The year of a document's number: that of the seller's calendar. */
export const yearOf = (now: Date): number => Number(supplyDay(now).slice(0, 4))

/** The invoice of a placed order, with everything that it says but the seller and its number. */
export function invoiceOf(order: Order, lines: LockedLine[], now: Date): NewDocument {
  const { currency, shipping, vatByRate, vatTrace, billingAddress } = order
  const { exemption } = vatTrace
  return {
    orderId: order.id,
    kind: 'Invoice',
    year: yearOf(now),
    issuedAt: now,
    languageCode: order.languageCode,
    seller: null,
    refundId: null,
    content: {
      orderNumber: order.number ?? '',
      currency,
      exchangeRate: order.exchangeRate,
      buyer: buyerOf(order, billingAddress),
      suppliedOn: vatTrace.date,
      suppliedTo: order.countryCode,
      isOutsideVatArea: vatTrace.rates.some(({ territory, taxRate }) => Boolean(territory) && taxRate === 0),
      lines: lines.map(lineOf),
      ...invoiceAmounts({ currency, shipping, vatByRate, lines }),
      exemption: exemption && {
        vatNumber: exemption.vatNumber,
        sellerVatNumber: exemption.sellerVatNumber,
      },
      corrects: null,
    },
  }
}
