/** What can be missing: a problem's code is then the thing and `_not_found`. */
export const missingThings = [
  'brand',
  'call',
  'cart',
  'client',
  'item',
  'order',
  'payment',
  'product',
  'provider',
  'recommendation',
  'session',
  'user',
] as const
export type MissingThing = (typeof missingThings)[number]

const refusals = [
  'bad_request',
  'body_too_large',
  'carrier_not_here',
  'cart_closed',
  'cart_incomplete',
  'client_not_yours',
  'client_unknown',
  'code_invalid',
  'content_length_invalid',
  'contract_broken',
  'country_unknown',
  'currency_not_charged',
  'discount_not_allowed',
  'dose_contradicts',
  'duplicated_email',
  'duplicated_phone',
  'email_invalid',
  'email_unchanged',
  'forbidden',
  'internal_error',
  'json_empty',
  'json_invalid',
  'key_reused',
  'media_type_unsupported',
  'order_state',
  'outdated',
  'phone_country_missing',
  'phone_invalid',
  'picking_policy_not_offered',
  'plan_full',
  'product_twice',
  'product_unknown',
  'signature_invalid',
  'sort_unknown',
  'stock_short',
  'third_party_failed',
  'too_many_requests',
  'totp_enabled',
  'unauthenticated',
  'unavailable',
] as const

export type ProblemCode = (typeof refusals)[number] | `${MissingThing}_not_found`

/** Every `code` that a problem may carry. The web has a sentence for each, in each language. */
export const problemCodes: ProblemCode[] = [
  ...refusals,
  ...missingThings.map((thing) => `${thing}_not_found` as const),
]
