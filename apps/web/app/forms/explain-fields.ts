import { ApiError, fieldErrors } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { m } from '#app/paraglide/messages.js'
import type { FieldErrors } from './use-form.ts'

const words: Record<string, () => string> = {
  required: m.form_required,
  phone_invalid: m.refusal_phone_invalid,
  phone_country_missing: m.refusal_phone_country,
  duplicated_phone: m.refusal_phone_taken,
  duplicated_email: m.refusal_email_taken,
  client_is_caller: m.refusal_client_is_caller,
  country_unknown: m.refusal_country,
  code_invalid: m.refusal_code,
  password_wrong: m.refusal_password_wrong,
  iban_invalid: m.form_iban_invalid,
  iban_country_differs: m.form_iban_country,
  bic_invalid: m.form_bic_invalid,
  bank_code_invalid: m.form_bank_code_invalid,
  account_number_invalid: m.form_account_number_invalid,
  vat_invalid: m.form_vat_invalid,
  vat_number_invalid: m.form_vat_invalid,
}

/** Why a form was refused, field by field; what no field of it can put right is general. */
export async function explainFields(error: unknown): Promise<FieldErrors> {
  const told = error instanceof ApiError ? Object.entries(fieldErrors(error)) : []
  if (told.length === 0) return { general: await explainProblem(error, m.form_not_saved()) }
  return Object.fromEntries(told.map(([id, why]) => [id, words[why]?.() ?? m.form_unfit()]))
}
