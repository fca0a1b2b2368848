/** Keeps what was made for keys that others choose, up to so many: beyond, it begins again. */
export class BoundedMap<T> extends Map<string, T> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  /** What is kept of a key, made the first time. */
  getOrMake(key: string, make: () => T): T {
    const known = this.get(key)
    if (known !== undefined || this.has(key)) return known as T
    const made = make()
    if (this.size >= this.#most) this.clear()
    this.set(key, made)
    return made
  }
}
