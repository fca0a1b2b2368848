import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import { DayField } from '#app/ui/day-field.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { ListTabs } from '#app/ui/list-tools.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import own from './filters.module.css'
import { filtersIn, useListAddress } from './list-address.ts'
import { useTypedFilter } from './typed-filter.ts'
import css from './workbench.module.css'

/** Search as one types, focused by `/`. */
export function SearchFilter({ label }: { label: string }) {
  const { field } = useTypedFilter('query')
  const place = useRef<HTMLDivElement>(null)
  usePageKeys([['/', () => place.current?.querySelector('input')?.focus()]])
  return (
    <div ref={place} className={css.search}>
      <SearchField isSmall label={label} after={<kbd>{'/'}</kbd>} {...field} />
    </div>
  )
}

type ChoiceProps = {
  name: string
  label: string
  choices: { value: string; label: string }[]
}

/** A select filter labelled by its placeholder. */
export function ChoiceFilter({ name, label, choices }: ChoiceProps) {
  const address = useListAddress()
  return (
    <SelectField
      isSmall
      className={css.choice}
      aria-label={label}
      data-set={address.wanted(name) !== '' || undefined}
      value={address.wanted(name)}
      data={[{ value: '', label }, ...choices]}
      onChange={(event) => address.set(name, event.currentTarget.value)}
    />
  )
}

/** Of records that can be taken out of use. */
export const InUseFilter = () => (
  <ChoiceFilter
    name="isActive"
    label={m.common_status()}
    choices={[
      { value: 'true', label: m.common_in_use() },
      { value: 'false', label: m.brand_inactive() },
    ]}
  />
)

/** A filter by a first day, with its label beside it. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const address = useListAddress()
  return (
    <DayField
      isSmall
      className={own.day}
      label={label}
      value={address.wanted(name)}
      onChange={(day) => address.set(name, day)}
    />
  )
}

export const yesOrNo = () => [
  { value: 'true', label: m.common_yes() },
  { value: 'false', label: m.common_no() },
]

/** Clears all filters except the tab. */
export function ClearFilters({ tab }: { tab?: string }) {
  const address = useListAddress()
  const kept = tab ? [tab] : []
  if (filtersIn(new URLSearchParams(address.search), ...kept).length === 0) return null
  return (
    <button type="button" className={css.clear} onClick={() => address.clear(...kept)}>
      {m.list_clear_filters()}
    </button>
  )
}

type TabsProps = {
  label: string
  name: string
  /** The default tab. */
  usual: string
  tabs: { value: string; label: ReactNode }[]
}

/** Tabs, as links. */
export function WorkTabs({ label, name, usual, tabs }: TabsProps) {
  const address = useListAddress()
  const { pathname } = useLocation()
  const list = pathname.split('/').slice(0, 3).join('/')
  const open = address.get(name) || usual
  return (
    <ListTabs label={label} className={css.tabs}>
      {tabs.map(({ value, label: title }) => (
        <Link key={value} to={`${list}?${name}=${value}`} aria-current={open === value ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </ListTabs>
  )
}
