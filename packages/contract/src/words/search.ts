/** By what a product answers a part of a search: its name, what is in it, what else is in the pack, what it is a kind of, something like it. */
export const matchKinds = [
  'Name',
  'Brand',
  'Content',
  'Additive',
  'Kind',
  'Similar',
  'Strength',
  'Code',
] as const
export type MatchKind = (typeof matchKinds)[number]

/** Substances that the law wants named (Regulation (EU) 1169/2011, annex II). */
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
