import { type Allergen, allergens } from '@salvia/contract/words/search'

/** The words by which English labels name them. */
const words: Record<Allergen, RegExp> = {
  Gluten: /\b(wheat|gluten|rye|barley|oats?|spelt)\b/i,
  Crustaceans: /\b(crustaceans?|shellfish|shrimps?|crabs?|lobsters?|krill)\b/i,
  Eggs: /\beggs?\b/i,
  Fish: /\bfish\b/i,
  Peanuts: /\bpeanuts?\b/i,
  Soy: /\bsoy(a|beans?)?\b/i,
  Milk: /\b(milk|dairy|lactose|whey|casein)\b/i,
  Nuts: /\b((tree )?nuts?|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?)\b/i,
  Celery: /\bcelery\b/i,
  Mustard: /\bmustard\b/i,
  Sesame: /\bsesame\b/i,
  Sulphites: /\bsul(ph|f)ites?\b/i,
  Lupin: /\blupin\b/i,
  Molluscs: /\b(molluscs?|mussels?|oysters?|clams?)\b/i,
}

/** The allergens that an English text on allergens names, in the order of the law. Nothing is read out of a denial. */
export function allergensNamed(text: string): Allergen[] {
  const said = text.replaceAll(/\b(free (from|of)|does not contain|contains no|without)\b[^.;]*/gi, '')
  return allergens.filter((name) => words[name].test(said))
}
