const strengthAtEnd = /[\s,-]+([\d.,]+\s?(?:mg|mcg|µg|g|IU|billion CFU|million CFU|Billion)\b.*)$/i

/** A name in two parts, as a pack prints them: what it is, and how strong. */
export function splitStrength(name: string): { title: string; strength: string } {
  const found = strengthAtEnd.exec(name)
  const strength = found?.[1] ?? ''
  if (!found || strength.length > 18) return { title: name, strength: '' }
  return { title: name.slice(0, found.index), strength: strength.replaceAll('mcg', 'µg') }
}
