import { ApiError, fieldErrors } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { m } from '#app/paraglide/messages.js'

export type SettingErrors = Record<string, string>

const words: Record<string, () => string> = {
  days_contradict: m.refusal_days_contradict,
  currency_not_charged: m.refusal_currency,
  country_unknown: m.refusal_country,
  rate_past: m.refusal_rate_past,
  rate_taken: m.refusal_rate_taken,
  rate_ended: m.refusal_rate_ended,
  iban_invalid: m.form_iban_invalid,
  bic_invalid: m.form_bic_invalid,
  vat_number_invalid: m.form_vat_invalid,
  account_unknown: m.refusal_account_unknown,
}

/** Why a setting was refused, by the field it is about; of a list or an amount, by the field as a whole. */
export async function explainSetting(error: unknown): Promise<SettingErrors> {
  const general = await explainProblem(error, m.form_not_saved())
  if (error instanceof ApiError && error.code === 'name_taken') return { name: general }
  const told = error instanceof ApiError ? Object.entries(fieldErrors(error)) : []
  if (told.length === 0) return { general }
  return Object.fromEntries(
    told.map(([id, why]) => [id.split('.')[0] ?? id, words[why]?.() ?? m.form_unfit()]),
  )
}
