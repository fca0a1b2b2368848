import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { FilterSheet } from '#app/ui/filter-sheet.tsx'
import { ClearFilters } from './filters.tsx'
import { filtersIn, useListAddress } from './list-address.ts'

type Props = {
  /** The parameter of the tabs, which is no filter. */
  tab?: string
  /** A parameter whose filter is not shown now. */
  hidden?: string
  /** On the button that closes the sheet: how many are found. */
  found?: string
  children: ReactNode
}

/** The filters of a list besides its search: beside it on a wide page, in a sheet behind one button on a phone. */
export function MoreFilters({ tab, hidden, found = m.list_filter_show(), children }: Props) {
  const address = useListAddress()
  const kept = ['query', tab, hidden].filter((name) => name !== undefined)
  const count = filtersIn(new URLSearchParams(address.search), ...kept).length
  return (
    <>
      <FilterSheet
        title={m.list_filter()}
        opens={count > 0 ? m.list_filter_count({ count }) : m.list_filter()}
        found={found}
      >
        {children}
      </FilterSheet>
      <ClearFilters {...(tab ? { tab } : {})} />
    </>
  )
}
