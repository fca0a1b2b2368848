const letters = new Intl.Collator('en')

/** Order of names by their letters, the same on every machine. Where a reader's language orders a list, pages do it. */
export const compareNames = (a: string, b: string): number => letters.compare(a, b)

/** Order of ids and of days as YYYY-MM-DD, by their characters. */
export const compareKeys = (a: string, b: string): number => Number(a > b) - Number(a < b)
