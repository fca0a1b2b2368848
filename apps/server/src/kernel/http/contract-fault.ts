/** A validation issue: what a field violates. */
export type ContractFault = { message?: string; keyword?: string; params?: { origin?: string } }

const isMessageKey = (message: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(message)

const isList = (origin: string | undefined): boolean => ['string', 'array', 'set'].includes(origin ?? '')

/**
 * Message key of an issue (docs/domain.md, Wire): the contract's own if it has one, else one by kind of issue. The
 * validator's own messages are English and change between versions.
 */
export function faultKey({ message = '', keyword, params }: ContractFault): string {
  if (isMessageKey(message)) return message
  const isOfLength = isList(params?.origin)
  if (keyword === 'too_big') return isOfLength ? 'too_long' : 'too_big'
  if (keyword === 'too_small') return isOfLength ? 'too_short' : 'too_small'
  // The validator reports a missing value in no other way.
  if (keyword === 'invalid_type' && message.endsWith('received undefined')) return 'required'
  return 'invalid'
}
