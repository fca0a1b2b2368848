/** The kinds of product news, in the order in which they are shown. */
export const productUpdateKinds = [
  'AtRisk',
  'BackInStock',
  'NewArrival',
  'PriceChange',
  'Discontinued',
] as const
export type ProductUpdateKind = (typeof productUpdateKinds)[number]

/** For so long what happened to a product is news, and a product that came into the shop a new arrival. */
export const UPDATE_DAYS = 60
