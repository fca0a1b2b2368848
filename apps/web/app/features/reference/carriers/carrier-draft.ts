import type { AdminCarrier, CarrierInput } from '@salvia/contract/reference/admin-reference'
import { chargedCurrency } from '@salvia/rules/money/charged-currency'
import { readDecimal, showDecimal } from '@salvia/rules/money/typed-decimal'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'

const CENTS = 2

/** A carrier as typed: amounts with a comma or a point; an empty threshold means never free. */
export type CarrierDraft = Pick<AdminCarrier, 'countryCode' | 'name' | 'kind' | 'isActive'> & {
  fixedPrice: string
  freeFrom: string
  minDays: string
  maxDays: string
}

export const newCarrier: CarrierDraft = {
  countryCode: '',
  name: '',
  kind: 'Door',
  isActive: true,
  fixedPrice: '',
  freeFrom: '',
  minDays: '1',
  maxDays: '3',
}

export const carrierDraft = (carrier: AdminCarrier): CarrierDraft => ({
  countryCode: carrier.countryCode,
  name: carrier.name,
  kind: carrier.kind,
  isActive: carrier.isActive,
  fixedPrice: showDecimal(carrier.fixedPrice.amount, CENTS),
  freeFrom: carrier.freeFrom === null ? '' : showDecimal(carrier.freeFrom.amount, CENTS),
  minDays: String(carrier.minDays),
  maxDays: String(carrier.maxDays),
})

const isDays = (typed: string): boolean => /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= 60

/** Errors of a typed carrier, by field. */
export function checkCarrier(draft: CarrierDraft): FieldErrors {
  const errors: Record<string, string | false> = {
    countryCode: draft.countryCode === '' && m.form_missing({ field: m.person_country() }),
    name: draft.name.trim() === '' && m.form_missing({ field: m.common_name() }),
    fixedPrice: readDecimal(draft.fixedPrice, CENTS) === null && m.shop_settings_no_amount(),
    freeFrom:
      draft.freeFrom.trim() !== '' &&
      readDecimal(draft.freeFrom, CENTS) === null &&
      m.shop_settings_no_amount(),
    minDays: !isDays(draft.minDays) && m.carrier_days_fault(),
    maxDays: !isDays(draft.maxDays) && m.carrier_days_fault(),
  }
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => !!entry[1]))
}

/** The payload of a valid carrier. */
export function carrierInput(draft: CarrierDraft): CarrierInput {
  const { countryCode, name, kind, isActive } = draft
  const free = readDecimal(draft.freeFrom, CENTS)
  return {
    countryCode,
    name: name.trim(),
    kind,
    isActive,
    fixedPrice: { amount: readDecimal(draft.fixedPrice, CENTS) ?? 0, currency: 'EUR' },
    freeFrom: free === null ? null : { amount: free, currency: chargedCurrency(countryCode) },
    minDays: Number(draft.minDays),
    maxDays: Number(draft.maxDays),
  }
}
