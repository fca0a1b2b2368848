import { useSearchParams } from 'react-router'
import { readOffset } from '#app/lib/read-offset.ts'
import { setIn, useChangeSearch, useWantedSearch } from './wanted-search.ts'

export type ListAddress = {
  get: (name: string) => string
  /** As a field shows it: what was chosen, also while the list for it is on its way. */
  wanted: (name: string) => string
  /** Sets URL parameters; empty values are removed. Anything but a change of the place resets it. */
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

/** Places in a list: a page of it, or one entry. A list that is filtered anew begins at its start. */
const PLACES = ['offset', 'skip', 'question']

/** What narrows a list by its URL, besides the tab that `kept` names; sort and place do not. */
export const filtersIn = (search: URLSearchParams, ...kept: string[]): string[] =>
  [...search.keys()].filter((name) => ![...PLACES, 'sort', ...kept].includes(name))

const leave = (search: URLSearchParams, names: string[]) => {
  for (const name of names) search.delete(name)
}

/** Sets a parameter of a list's address, or takes it away by an empty value. Anything but a place leaves the place. */
export function setInList(search: URLSearchParams, name: string, value: string): void {
  const isPlace = PLACES.includes(name)
  if (!isPlace) leave(search, PLACES)
  setIn(search, name, isPlace && value === '0' ? '' : value)
}

/** A list's state in its URL: search, filters, sort and page. */
export function useListAddress(): ListAddress {
  const [search] = useSearchParams()
  const wanted = useWantedSearch()
  const changeSearch = useChangeSearch()
  const change = (edit: (after: URLSearchParams) => void) =>
    changeSearch(edit, { replace: true, preventScrollReset: true })
  return {
    get: (name) => search.get(name) ?? '',
    wanted: (name) => wanted.get(name) ?? '',
    set: (name, value) => change((after) => setInList(after, name, value)),
    clear: (...kept) => change((after) => leave(after, [...PLACES, ...filtersIn(after, ...kept)])),
    isNarrowed: filtersIn(search).length > 0,
    offset: readOffset(search),
    sort: search.get('sort') ?? '',
    search: search.size > 0 ? `?${search}` : '',
  }
}
