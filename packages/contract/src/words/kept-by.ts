/** Keeps what is dear to make and cheap to use, such as a number format, by the words it is made from. */
export function keptBy<W extends string[], F>(make: (...words: W) => F): (...words: W) => F {
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
