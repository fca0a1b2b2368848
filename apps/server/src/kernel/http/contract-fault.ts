/** What of the contract a field breaks, as the validation tells it. */
export type ContractFault = { message?: string; keyword?: string; params?: { origin?: string } }

const isMessageKey = (message: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(message)

const isList = (origin: string | undefined): boolean => ['string', 'array', 'set'].includes(origin ?? '')

/**
 * The message key of a fault (docs/domain.md, Wire): the one that the contract gives itself, else one for the kind of
 * fault. The validation's own sentences are English and change with it.
 */
export function faultKey({ message = '', keyword, params }: ContractFault): string {
  if (isMessageKey(message)) return message
  const isOfLength = isList(params?.origin)
  if (keyword === 'too_big') return isOfLength ? 'too_long' : 'too_big'
  if (keyword === 'too_small') return isOfLength ? 'too_short' : 'too_small'
  // It says in no other way that there was nothing.
  if (keyword === 'invalid_type' && message.endsWith('received undefined')) return 'required'
  return 'invalid'
}
