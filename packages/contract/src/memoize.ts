/** Memoises a factory of something costly, such as a number format, by its string arguments. */
export function memoize<W extends string[], F>(make: (...words: W) => F): (...words: W) => F {
  const kept = new Map<string, F>()
  return (...words) => {
    const key = words.join()
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(...words)
    kept.set(key, made)
    return made
  }
}
