/** Why a product cannot be sold now. */
export const saleProblems = [
  'NotAvailable',
  'NotShippable',
  'NotEnoughStock',
  'NoVatRate',
  'PlaceNotServed',
] as const

/** Why a line of a cart holds its order. */
export const lineProblems = [...saleProblems, 'ReplacedInPlan'] as const
