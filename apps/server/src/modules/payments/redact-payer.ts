/** Fields in which gateways name the payer. */
const personal = new Set([
  'customer_details',
  'customer_email',
  'billing_details',
  'shipping',
  'shipping_details',
  'collected_information',
  'receipt_email',
  'payment_method_details',
])

/** A gateway's message without the buyer: nothing here reads who it was, so it is not kept. */
export function redactPayer(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(redactPayer)
  if (body === null || typeof body !== 'object') return body
  const kept = Object.entries(body).filter(([field]) => !personal.has(field))
  return Object.fromEntries(kept.map(([field, value]) => [field, redactPayer(value)]))
}
