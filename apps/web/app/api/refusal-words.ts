import { emailErrors } from '@salvia/contract/words/identity'
import { type ProblemCode, problemCodes } from '@salvia/contract/words/problems'
import { type CartRefusalCode, cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import { passwordErrors } from '@salvia/rules/people/password'
import { m } from '#app/paraglide/messages.js'
import { ApiError } from './api-error.ts'

const ofProblem: Record<ProblemCode, () => string> = {
  postal_code_invalid: m.address_postcode_wrong,
  account_unknown: m.refusal_account_unknown,
  carrier_not_found: m.refusal_carrier_missing,
  category_not_found: m.refusal_category_missing,
  country_not_found: m.refusal_country,
  days_contradict: m.refusal_days_contradict,
  flag_not_found: m.refusal_flag_missing,
  rate_begun: m.refusal_rate_begun,
  rate_ended: m.refusal_rate_ended,
  rate_not_found: m.refusal_rate_missing,
  rate_past: m.refusal_rate_past,
  rate_taken: m.refusal_rate_taken,
  seller_invalid: m.refusal_seller,
  external_id_not_found: m.refusal_external_id_missing,
  group_not_found: m.refusal_group_missing,
  image_not_found: m.refusal_image_missing,
  import_not_found: m.refusal_import_missing,
  ingredient_not_found: m.refusal_ingredient_missing,
  label_not_found: m.refusal_label_missing,
  label_not_shipped: m.refusal_label_not_shipped,
  link_not_found: m.refusal_link_missing,
  localization_not_found: m.refusal_localization_missing,
  merge_not_found: m.refusal_merge_missing,
  resource_not_found: m.refusal_resource_missing,
  sku_taken: m.refusal_sku_taken,
  ean_taken: m.refusal_ean_taken,
  ean_invalid: m.refusal_ean_invalid,
  name_taken: m.refusal_name_taken,
  word_unknown: m.refusal_word_unknown,
  language_taken: m.refusal_language_taken,
  currency_taken: m.refusal_currency_taken,
  main_serving: m.refusal_main_serving,
  ingredient_nesting: m.refusal_ingredient_nesting,
  link_invalid: m.refusal_link_invalid,
  external_id_taken: m.refusal_external_id_taken,
  merge_conflict: m.refusal_merge_conflict,
  undo_conflict: m.refusal_undo_conflict,
  label_unavailable: m.refusal_label_unavailable,
  label_unreadable: m.refusal_label_unreadable,
  no_external_id: m.refusal_no_external_id,
  import_state: m.refusal_import_state,
  export_too_large: m.refusal_export_too_large,
  bad_request: m.refusal_input,
  bank_data_invalid: m.refusal_bank_data,
  body_too_large: m.refusal_too_large,
  brand_not_found: m.refusal_brand_unknown,
  call_not_found: m.refusal_general,
  carrier_not_here: m.refusal_carrier,
  place_not_served: m.refusal_place,
  cart_closed: m.refusal_cart_closed,
  cart_incomplete: m.refusal_cart_incomplete,
  cart_not_found: m.refusal_cart_missing,
  certificate_passed: m.refusal_certificate_passed,
  certificates_full: m.refusal_certificates_full,
  choice_too_large: m.refusal_choice_large,
  choice_unclear: m.refusal_input,
  client_not_found: m.refusal_client_unknown,
  client_is_caller: m.refusal_client_is_caller,
  client_known: m.refusal_client_known,
  client_not_yours: m.refusal_client_not_yours,
  client_unknown: m.refusal_client_unknown,
  code_invalid: m.refusal_code,
  mailed_link_over: m.refusal_link,
  content_length_invalid: m.refusal_general,
  contract_broken: m.refusal_input,
  country_unknown: m.refusal_country,
  credentials_missing: m.refusal_credentials_missing,
  currency_not_charged: m.refusal_currency,
  discount_not_allowed: m.refusal_discount,
  dose_contradicts: m.refusal_dose,
  duplicated_email: m.refusal_email_taken,
  duplicated_phone: m.refusal_phone_taken,
  email_invalid: m.refusal_email_invalid,
  email_unverified: m.refusal_email_unverified,
  email_unchanged: m.refusal_email_unchanged,
  export_not_found: m.refusal_export_not_found,
  file_active: m.refusal_file_active,
  file_missing: m.refusal_file_missing,
  file_not_found: m.refusal_file_not_found,
  file_too_complex: m.refusal_file_too_complex,
  file_too_large: m.refusal_file_too_large,
  file_type_refused: m.refusal_file_type_refused,
  financial_info_incomplete: m.refusal_financial_info,
  forbidden: m.refusal_forbidden,
  internal_error: m.refusal_server,
  invitation_not_found: m.refusal_invitation_missing,
  invitation_not_yours: m.refusal_invitation_not_yours,
  item_not_found: m.refusal_item_missing,
  json_empty: m.refusal_general,
  json_invalid: m.refusal_general,
  key_reused: m.refusal_general,
  last_admin: m.refusal_last_admin,
  media_type_unsupported: m.refusal_general,
  message_not_found: m.refusal_message_not_found,
  message_secret_gone: m.refusal_message_secret_gone,
  multipart_invalid: m.refusal_general,
  nutrient_unknown: m.refusal_input,
  interaction_unknown: m.refusal_input,
  order_not_found: m.refusal_order_missing,
  order_state: m.refusal_order_state,
  outdated: m.refusal_outdated,
  payment_not_found: m.refusal_payment_missing,
  password_wrong: m.refusal_password_wrong,
  phase_differs: m.refusal_input,
  phase_endless: m.refusal_phase_endless,
  phone_country_missing: m.refusal_phone_country,
  phone_invalid: m.refusal_phone_invalid,
  picking_policy_not_offered: m.refusal_one_parcel,
  picture_refused: m.refusal_picture,
  plan_empty: m.refusal_plan_empty,
  plan_full: m.refusal_plan_full,
  plan_is_template: m.refusal_plan_is_template,
  not_a_template: m.refusal_not_a_template,
  template_author_unfit: m.refusal_template_author_unfit,
  template_in_use: m.refusal_template_in_use,
  plan_url_wrong: m.refusal_plan_url_wrong,
  product_not_found: m.refusal_product_unknown,
  product_twice: m.refusal_product_twice,
  product_unknown: m.refusal_product_unknown,
  program_unknown: m.refusal_program_unknown,
  provider_not_found: m.refusal_provider_off,
  reason_missing: m.refusal_reason_missing,
  request_timeout: m.refusal_general,
  resources_full: m.refusal_resources_full,
  recommendation_not_found: m.refusal_plan_missing,
  rights_unfit: m.refusal_rights_unfit,
  session_not_found: m.refusal_session_gone,
  signature_invalid: m.refusal_general,
  sort_unknown: m.refusal_general,
  stock_short: m.refusal_stock_short,
  third_party_failed: m.refusal_third_party,
  too_many_requests: m.refusal_too_many,
  totp_disabled: m.refusal_totp_off,
  totp_enabled: m.refusal_totp_on,
  unauthenticated: m.refusal_signed_out,
  unavailable: m.refusal_server,
  user_not_found: m.refusal_user_missing,
  user_state: m.refusal_user_state,
  vat_number_invalid: m.form_vat_invalid,
  wallet_open: m.refusal_wallet_open,
}

/** Reasons shown only at a field, or worded differently there. */
const ofField = new Map<string, () => string>([
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
  ['bic_country_differs', m.form_bic_country],
  ['iban_country_differs', m.form_iban_country],
  ['bic_invalid', m.form_bic_invalid],
  ['bank_code_invalid', m.form_bank_code_invalid],
  ['account_number_invalid', m.form_account_number_invalid],
  ['vat_invalid', m.form_vat_invalid],
])

const ofCart: Record<CartRefusalCode, () => string> = {
  CartEmpty: m.cart_refusal_empty,
  DifferentPractitioners: m.cart_refusal_practitioners,
  NotAvailable: m.cart_refusal_not_available,
  NotEnoughStock: m.cart_refusal_not_enough,
  NotShippable: m.cart_refusal_not_shippable,
  NoVatRate: m.cart_refusal_no_vat,
  PlaceNotServed: m.cart_refusal_place,
  SampleNotOffered: m.cart_refusal_sample,
  SampleTwice: m.cart_refusal_sample_twice,
  TemplateNotSold: m.cart_refusal_template,
  TooManyLines: m.cart_refusal_too_many_lines,
  TooManyOfOne: m.cart_refusal_too_many_of_one,
}

const wordsOfCode = (code: string): (() => string) | undefined => {
  const known = problemCodes.find((one) => one === code)
  return known && ofProblem[known]
}

/** Why a field was refused, in the user's language. Unknown reasons are reported as a length or character limit. */
export const reasonWords = (why: string): string => (ofField.get(why) ?? wordsOfCode(why) ?? m.form_unfit)()

/** A refusal in the user's language; a generic message for unknown codes. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ApiError)) return m.refusal_general()
  const words = wordsOfCode(error.code)
  if (words !== undefined) return words()
  return error.status >= 500 ? m.refusal_server() : m.refusal_general()
}

/** Message for calls that failed on the network or on our side. */
export const notSavedWords = (): string => m.form_not_saved()

/** A cart refusal in the user's language. */
export function cartRefusalWords(text: string): string {
  for (const [code, words] of Object.entries(ofCart))
    if (text.startsWith(cartRefusalTexts[code as CartRefusalCode])) return words()
  return m.refusal_general()
}
