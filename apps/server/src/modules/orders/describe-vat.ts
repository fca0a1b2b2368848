import type { VatTrace } from '@salvia/contract/orders/vat-trace'
import type { OrderRow } from './use-cases/move-order.ts'

/** How an order's VAT came about, as it was charged. What older orders did not keep is null. */
export function describeVat({ vatTrace, currency }: OrderRow): VatTrace {
  const { countryCode, date, rates, shipping, exchange, exemption, unconfirmedVatNumber } = vatTrace
  return {
    countryCode,
    date,
    rates: rates.map(({ vatCategoryId, taxRate, validFrom, source, dateAssumed, territory }) => ({
      vatCategoryId,
      taxRate,
      validFrom: validFrom ?? null,
      source,
      dateAssumed,
      territory: territory ?? null,
    })),
    shipping:
      shipping?.map(({ rate, gross, vat }) => ({
        rate,
        gross: { amount: gross, currency },
        vat: { amount: vat, currency },
      })) ?? null,
    exchange: exchange ? { millionths: exchange.millionths, validFrom: exchange.validFrom } : null,
    exemption: exemption && {
      vatNumber: exemption.vatNumber,
      sellerVatNumber: exemption.sellerVatNumber,
      consultationNumber: exemption.consultationNumber,
    },
    unconfirmedVatNumber,
    vatNumberOutcome: vatTrace.vatNumberOutcome ?? null,
  }
}
