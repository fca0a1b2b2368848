import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { VatTrace } from '@salvia/contract/orders/vat-trace'
import { countryName, formatDate, formatMoney, formatNumber, formatRate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './parcels.module.css'

const category = {
  FoodSupplement: m.catalogue_vat_supplement,
  Standard: m.catalogue_vat_standard,
}

function rateLine({
  vatCategoryId,
  taxRate,
  validFrom,
  territory,
  source,
  dateAssumed,
}: VatTrace['rates'][number]) {
  const language = getLocale()
  const rate = `${category[vatCategoryId]()}: ${formatRate(taxRate, language)}`
  const since =
    validFrom && !dateAssumed ? m.vat_since({ day: formatDate(validFrom, language) }) : m.vat_since_unknown()
  return [rate, territory, since, source].filter(Boolean).join(' · ')
}

/** Why a number that was given did not take the VAT off; a confirmed one is of the seller's own country. */
const unexempt = {
  Confirmed: m.vat_number_domestic,
  FormatValid: m.vat_number_unconfirmed,
  Invalid: m.vat_number_wrong,
}

function exemptionLines({ exemption, unconfirmedVatNumber: number, vatNumberOutcome }: VatTrace): string[] {
  if (number) return [unexempt[vatNumberOutcome ?? 'FormatValid']({ number })]
  if (!exemption) return []
  const { vatNumber, consultationNumber } = exemption
  return [
    m.vat_exempt_within_eu({ number: vatNumber }),
    consultationNumber ? m.vat_register_proof({ number: consultationNumber }) : m.vat_register_no_proof(),
  ]
}

/** What the VAT of an order rests on, as it was charged, in sentences. */
function linesOf(trace: VatTrace, currency: string): string[] {
  const language = getLocale()
  const { date, countryCode, rates, shipping, exchange } = trace
  const place = m.vat_supplied({
    day: formatDate(date, language),
    country: countryName(countryCode, language),
  })
  const delivery = shipping?.map(({ rate, gross, vat }) =>
    m.vat_of_delivery({
      gross: formatMoney(gross, language),
      rate: formatRate(rate, language),
      vat: formatMoney(vat, language),
    }),
  )
  const worth = exchange && {
    rate: `${formatNumber(exchange.millionths / 1_000_000, language)} ${currency}`,
    day: formatDate(exchange.validFrom, language),
  }
  return [
    place,
    ...rates.map(rateLine),
    ...(delivery ?? [m.vat_delivery_not_kept()]),
    ...(worth ? [m.vat_exchange(worth)] : []),
    ...exemptionLines(trace),
  ]
}

/** How the VAT of an order came about, for admins. */
export function VatSection({ order: { buyer, currencyCode } }: { order: OrderWithShipments }) {
  if (!buyer?.vatTrace) return null
  return (
    <details className={css.history}>
      <summary>{m.vat_how_title()}</summary>
      <ul>
        {linesOf(buyer.vatTrace, currencyCode).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
