import { formatNumber } from '@salvia/rules/format/format'
import type { ReactNode } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './list-tools.module.css'

type Props = { className?: string | undefined; children: ReactNode }

const named = (own: string | undefined, more: string | undefined) => [own, more].filter(Boolean).join(' ')

type ToolsProps = { tabs?: ReactNode; search?: ReactNode; filters?: ReactNode }

/** Toolbar above a list: tabs at the left; at the right its search, then what narrows it. */
export const ListTools = ({ tabs, search, filters }: ToolsProps) => (
  <div className={css.tools}>
    {tabs}
    {(search || filters) && (
      <div className={css.narrowing}>
        {search && <div className={css.search}>{search}</div>}
        {filters}
      </div>
    )}
  </div>
)

/** How many a tab lists; nothing until it is known. */
export const TabCount = ({ value }: { value: number | undefined }) =>
  value === undefined ? null : (
    <span className={`num ${css.tabCount}`}>{formatNumber(value, getLocale())}</span>
  )

/** Tabs as links; the current one has `aria-current`. */
export const ListTabs = ({ label, className, children }: Props & { label: string }) => (
  <nav className={named(css.tabs, className)} aria-label={label}>
    {children}
  </nav>
)
