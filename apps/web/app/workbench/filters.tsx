import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/field.tsx'
import { ListTabs } from '#app/ui/list-tools.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { type ListAddress, useListAddress } from './list-address.ts'
import css from './workbench.module.css'

const TYPING_MS = 250

type SearchProps = { address: ListAddress; label: string }

/** Debounced search, focused by `/`. */
export function SearchFilter({ address, label }: SearchProps) {
  const kept = address.get('query')
  const place = useRef<HTMLDivElement>(null)
  usePageKeys([['/', () => place.current?.querySelector('input')?.focus()]])
  const [typed, setTyped] = useState(kept)
  useEffect(() => setTyped(kept), [kept])
  useEffect(() => {
    if (typed.trim() === kept) return
    const timer = setTimeout(() => address.set('query', typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <div ref={place} className={css.search}>
      <SearchField
        isSmall
        label={label}
        value={typed}
        after={<kbd>{'/'}</kbd>}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  )
}

type ChoiceProps = {
  address: ListAddress
  name: string
  label: string
  choices: { value: string; label: string }[]
}

/** A select filter labelled by its placeholder. */
export const ChoiceFilter = ({ address, name, label, choices }: ChoiceProps) => (
  <SelectField
    isSmall
    className={css.choice}
    aria-label={label}
    data-set={address.get(name) !== '' || undefined}
    value={address.get(name)}
    data={[{ value: '', label }, ...choices]}
    onChange={(event) => address.set(name, event.currentTarget.value)}
  />
)

export const yesOrNo = () => [
  { value: 'true', label: m.common_yes() },
  { value: 'false', label: m.common_no() },
]

/** Clears all filters except the tab. */
export const ClearFilters = ({ address, tab }: { address: ListAddress; tab?: string }) =>
  address.search !== '' && (
    <button type="button" className={css.clear} onClick={() => address.clear(...(tab ? [tab] : []))}>
      {m.list_clear_filters()}
    </button>
  )

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
