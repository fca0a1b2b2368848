import { emailErrors } from '@salvia/contract/words/identity'
import { passwordErrors } from '@salvia/rules/people/password'
import { m } from '#app/paraglide/messages.js'

/** Why a field was refused, by the API's reason code. */
export const wordsOfReason = new Map<string, () => string>([
  ['required', m.form_required],
  [emailErrors.missing, m.form_required],
  [emailErrors.invalid, m.refusal_email_invalid],
  [emailErrors.taken, m.auth_email_taken],
  [emailErrors.duplicated, m.auth_email_duplicated],
  ['email_invalid', m.refusal_email_invalid],
  [passwordErrors.tooShort, m.auth_password_too_short],
  [passwordErrors.tooLong, m.auth_password_too_long],
  [passwordErrors.noLetter, m.auth_password_no_letter],
  [passwordErrors.noNumber, m.auth_password_no_number],
  [passwordErrors.tooCommon, m.auth_password_too_common],
  ['name_too_long', m.auth_name_too_long],
  ['name_invalid', m.auth_name_invalid],
  ['iban_invalid', m.form_iban_invalid],
  ['end_to_end_unknown', m.payouts_line_unknown],
  ['transfer_of_other_file', m.payouts_line_other_file],
  ['amount_differs', m.payouts_line_amount],
  ['bic_country_differs', m.form_bic_country],
  ['iban_country_differs', m.form_iban_country],
  ['bic_invalid', m.form_bic_invalid],
  ['bank_code_invalid', m.form_bank_code_invalid],
  ['bank_code_check', m.form_bank_code_check],
  ['account_number_invalid', m.form_account_number_invalid],
  ['vat_invalid', m.form_vat_invalid],
])
