/** A cache for keys chosen by callers: cleared when it reaches its maximum size. */
export class BoundedMap<T> extends Map<string, T> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  /** The cached value of a key, created on first use. */
  getOrMake(key: string, make: () => T): T {
    const known = this.get(key)
    if (known !== undefined || this.has(key)) return known as T
    const made = make()
    if (this.size >= this.#most) this.clear()
    this.set(key, made)
    return made
  }
}
