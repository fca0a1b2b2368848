import { useSearchParams } from 'react-router'
import { readOffset } from '#app/lib/read-offset.ts'

export type ListAddress = {
  get: (name: string) => string
  /** Sets URL parameters; empty values are removed. Anything but a page change resets to the first page. */
  set: (name: string, value: string) => void
  /** Removes the filters, and with them the page; the order stays. */
  clear: (...kept: string[]) => void
  offset: number
  sort: string
  /** Whether any filter (not sort or page) is set. */
  isNarrowed: boolean
  /** Query string for a record's URL, so that closing it returns to the same list. */
  search: string
}

/** What narrows a list by its URL, besides the tab that `kept` names; sort and page do not. */
export const filtersIn = (search: URLSearchParams, ...kept: string[]): string[] =>
  [...search.keys()].filter((name) => !['offset', 'sort', ...kept].includes(name))

/** A list's state in its URL: search, filters, sort and page. */
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
        for (const name of ['offset', ...filtersIn(after, ...kept)]) after.delete(name)
      }),
    isNarrowed: filtersIn(search).length > 0,
    offset: readOffset(search),
    sort: search.get('sort') ?? '',
    search: search.size > 0 ? `?${search}` : '',
  }
}
