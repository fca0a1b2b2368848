import { formatNumber } from '@salvia/rules/format/format'
import type { ReactNode } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './list-tools.module.css'

type Props = { className?: string | undefined; children: ReactNode }

const named = (own: string | undefined, more: string | undefined) => [own, more].filter(Boolean).join(' ')

/** Toolbar above a list: tabs at the left, search and filters at the right. */
export const ListTools = ({ className, children }: Props) => (
  <div className={named(css.tools, className)}>{children}</div>
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
