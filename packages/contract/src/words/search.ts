/** How a product matches a part of a query: name, ingredient, additive, broader term, what it is for, similar term, what its texts say. */
export const matchKinds = [
  'Name',
  'Brand',
  'Content',
  'Additive',
  'Kind',
  'Use',
  'Similar',
  'Strength',
  'Text',
  'Code',
] as const
export type MatchKind = (typeof matchKinds)[number]

/** Allergens that must be declared (Regulation (EU) 1169/2011, annex II). */
export const allergens = [
  'Gluten',
  'Crustaceans',
  'Eggs',
  'Fish',
  'Peanuts',
  'Soy',
  'Milk',
  'Nuts',
  'Celery',
  'Mustard',
  'Sesame',
  'Sulphites',
  'Lupin',
  'Molluscs',
] as const
export type Allergen = (typeof allergens)[number]
