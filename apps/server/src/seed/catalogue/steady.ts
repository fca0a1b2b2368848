/** A 32-bit number determined by `key` alone: made-up demo data is the same on every machine and day. */
function steadyHash(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A whole number from `min` to `max`, inclusive. */
export const steadyBetween = (key: string, min: number, max: number): number =>
  min + (steadyHash(key) % (max - min + 1))

/** One of `choices`. Throws if empty. */
export function steadyPick<T>(key: string, choices: readonly T[]): T {
  const chosen = choices[steadyHash(key) % choices.length]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}

/** A weighted choice among the words. */
export function steadyWeighted<T extends string>(key: string, weights: Record<T, number>): T {
  const entries = Object.entries(weights) as [T, number][]
  const total = entries.reduce((all, [, weight]) => all + weight, 0)
  let left = steadyHash(key) % total
  for (const [word, weight] of entries) {
    if (left < weight) return word
    left -= weight
  }
  throw new Error('weights must be positive')
}

/** `items` in an order determined by their keys alone. */
export const steadyShuffle = <T>(items: readonly T[], keyOf: (item: T) => string): T[] =>
  items
    .map((item) => ({ item, hash: steadyHash(keyOf(item)) }))
    .sort((a, b) => a.hash - b.hash)
    .map(({ item }) => item)
