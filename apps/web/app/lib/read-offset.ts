const MOST_SKIPPED = 1_000_000

/** How many entries the page before it hold; what is no such number, or too high for any list, is the first page. */
export function readOffset(search: URLSearchParams): number {
  const skipped = Number.parseInt(search.get('offset') ?? '', 10)
  return skipped > 0 && skipped <= MOST_SKIPPED ? skipped : 0
}
