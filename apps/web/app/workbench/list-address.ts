import { useSearchParams } from 'react-router'

export type ListAddress = {
  get: (name: string) => string
  /** An empty value takes the name out. Any change but a page's own goes back to the first page. */
  set: (name: string, value: string) => void
  clear: (...kept: string[]) => void
  offset: number
  sort: string
  /** Anything but order and page is asked for. */
  isNarrowed: boolean
  /** The query string of a record's path, so that closing it returns to the same list. */
  search: string
}

const MOST_SKIPPED = 1_000_000

/** How many entries the page before it hold; what is no such number, or too high for any list, is the first page. */
export function readOffset(search: URLSearchParams): number {
  const skipped = Number.parseInt(search.get('offset') ?? '', 10)
  return skipped > 0 && skipped <= MOST_SKIPPED ? skipped : 0
}

/** The order that an address asks for: one of a list's fields, `-` before it for descending; any other is the usual order. */
export function readSort(search: URLSearchParams, fields: readonly string[]): string | undefined {
  const sort = search.get('sort') ?? ''
  return fields.includes(sort.replace(/^-/, '')) ? sort : undefined
}

/** A word that an address filters by, as a call takes it: no control characters, and no longer than `most`. */
export const readWord = (search: URLSearchParams, name: string, most: number): string | undefined =>
  search
    .get(name)
    ?.replaceAll(/\p{Cc}/gu, '')
    .slice(0, most)

/** What a list shows is in its address: search, filters, order and page. */
export function useListAddress(): ListAddress {
  const [search, setSearch] = useSearchParams()
  const change = (edit: (after: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        edit(after)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    get: (name) => search.get(name) ?? '',
    set: (name, value) =>
      change((after) => {
        if (name !== 'offset') after.delete('offset')
        if (value === '' || (name === 'offset' && value === '0')) after.delete(name)
        else after.set(name, value)
      }),
    clear: (...kept) =>
      change((after) => {
        for (const name of [...after.keys()]) if (!kept.includes(name)) after.delete(name)
      }),
    isNarrowed: [...search.keys()].some((name) => name !== 'offset' && name !== 'sort'),
    offset: readOffset(search),
    sort: search.get('sort') ?? '',
    search: search.size > 0 ? `?${search}` : '',
  }
}
