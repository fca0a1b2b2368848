/** The heading of names that do not begin with a letter. */
const OTHERS = '#'

const letterOf = (name: string): string => {
  const [first = OTHERS] = name.normalize('NFD').toUpperCase()
  return /[A-Z]/.test(first) ? first : OTHERS
}

/** Groups brands by the first letter of their name, ignoring accents, keeping their order. */
export function byLetter<T extends { name: string }>(brands: T[]): { letter: string; brands: T[] }[] {
  const groups = new Map<string, T[]>()
  for (const brand of brands) {
    const letter = letterOf(brand.name)
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups].map(([letter, found]) => ({ letter, brands: found }))
}
