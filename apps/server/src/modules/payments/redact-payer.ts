/** Fields in which gateways identify the payer. */
const personal = new Set([
  'customer_details',
  'customer_email',
  'billing_details',
  'shipping',
  'shipping_details',
  'collected_information',
  'receipt_email',
  'payment_method_details',
  // Of a dispute: names, addresses and letters of the buyer.
  'evidence',
])

/** Removes the payer from a gateway message: nothing here reads it, so it is not stored. */
export function redactPayer(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(redactPayer)
  if (body === null || typeof body !== 'object') return body
  const kept = Object.entries(body).filter(([field]) => !personal.has(field))
  return Object.fromEntries(kept.map(([field, value]) => [field, redactPayer(value)]))
}
