import { type ProblemCode, problemCodes } from '@salvia/contract/words/problems'
import { type CartRefusalCode, cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import { m } from '#app/paraglide/messages.js'
import { ApiError } from './api-error.ts'

const ofProblem: Record<ProblemCode, () => string> = {
  bad_request: m.refusal_input,
  bank_data_invalid: m.refusal_bank_data,
  body_too_large: m.refusal_too_large,
  brand_not_found: m.refusal_brand_unknown,
  call_not_found: m.refusal_general,
  carrier_not_here: m.refusal_carrier,
  cart_closed: m.refusal_cart_closed,
  cart_incomplete: m.refusal_cart_incomplete,
  cart_not_found: m.refusal_cart_missing,
  certificate_passed: m.refusal_certificate_passed,
  certificates_full: m.refusal_certificates_full,
  client_not_found: m.refusal_client_unknown,
  client_known: m.refusal_client_known,
  client_not_yours: m.refusal_client_not_yours,
  client_unknown: m.refusal_client_unknown,
  code_invalid: m.refusal_code,
  content_length_invalid: m.refusal_general,
  contract_broken: m.refusal_input,
  country_unknown: m.refusal_country,
  currency_not_charged: m.refusal_currency,
  discount_not_allowed: m.refusal_discount,
  dose_contradicts: m.refusal_dose,
  duplicated_email: m.refusal_email_taken,
  duplicated_phone: m.refusal_phone_taken,
  email_invalid: m.refusal_email_invalid,
  email_unchanged: m.refusal_email_unchanged,
  export_not_found: m.refusal_export_not_found,
  file_active: m.refusal_file_active,
  file_missing: m.refusal_file_missing,
  file_not_found: m.refusal_file_not_found,
  file_too_large: m.refusal_file_too_large,
  file_type_refused: m.refusal_file_type_refused,
  financial_info_incomplete: m.refusal_financial_info,
  forbidden: m.refusal_forbidden,
  internal_error: m.refusal_server,
  item_not_found: m.refusal_item_missing,
  json_empty: m.refusal_general,
  json_invalid: m.refusal_general,
  key_reused: m.refusal_general,
  last_admin: m.refusal_last_admin,
  media_type_unsupported: m.refusal_general,
  message_not_found: m.refusal_message_not_found,
  message_secret_gone: m.refusal_message_secret_gone,
  order_not_found: m.refusal_order_missing,
  order_state: m.refusal_order_state,
  outdated: m.refusal_outdated,
  payment_not_found: m.refusal_payment_missing,
  password_wrong: m.refusal_password_wrong,
  phone_country_missing: m.refusal_phone_country,
  phone_invalid: m.refusal_phone_invalid,
  picking_policy_not_offered: m.refusal_one_parcel,
  picture_refused: m.refusal_picture,
  plan_full: m.refusal_plan_full,
  product_not_found: m.refusal_product_unknown,
  product_twice: m.refusal_product_twice,
  product_unknown: m.refusal_product_unknown,
  program_unknown: m.refusal_program_unknown,
  provider_not_found: m.refusal_provider_off,
  reason_missing: m.refusal_reason_missing,
  recommendation_not_found: m.refusal_plan_missing,
  rights_unfit: m.refusal_rights_unfit,
  session_not_found: m.refusal_session_gone,
  signature_invalid: m.refusal_general,
  sort_unknown: m.refusal_general,
  stock_short: m.refusal_stock_short,
  third_party_failed: m.refusal_third_party,
  too_many_requests: m.refusal_too_many,
  totp_enabled: m.refusal_totp_on,
  unauthenticated: m.refusal_signed_out,
  unavailable: m.refusal_server,
  user_not_found: m.refusal_user_missing,
  user_state: m.refusal_user_state,
  wallet_open: m.refusal_wallet_open,
}

const ofCart: Record<CartRefusalCode, () => string> = {
  CartEmpty: m.cart_refusal_empty,
  DifferentPractitioners: m.cart_refusal_practitioners,
  NotAvailable: m.cart_refusal_not_available,
  NotEnoughStock: m.cart_refusal_not_enough,
  NotShippable: m.cart_refusal_not_shippable,
  NoVatRate: m.cart_refusal_no_vat,
  SampleNotOffered: m.cart_refusal_sample,
  SampleTwice: m.cart_refusal_sample_twice,
  TooManyLines: m.cart_refusal_too_many_lines,
  TooManyOfOne: m.cart_refusal_too_many_of_one,
}

/** A refusal of the API in the reader's language; a general sentence for one without a code that we know. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ApiError)) return m.refusal_general()
  const code = problemCodes.find((known) => known === error.code)
  if (code !== undefined) return ofProblem[code]()
  return error.status >= 500 ? m.refusal_server() : m.refusal_general()
}

/** The text with which a cart refuses a change, in the reader's language. */
export function cartRefusalWords(text: string): string {
  for (const [code, words] of Object.entries(ofCart))
    if (text.startsWith(cartRefusalTexts[code as CartRefusalCode])) return words()
  return m.refusal_general()
}
