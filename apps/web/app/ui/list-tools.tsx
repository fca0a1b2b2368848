import type { ReactNode } from 'react'
import css from './list-tools.module.css'

type Props = { className?: string | undefined; children: ReactNode }

const named = (own: string | undefined, more: string | undefined) => [own, more].filter(Boolean).join(' ')

/** The toolbar above a list: which list it is at the left, search and filters at the right. */
export const ListTools = ({ className, children }: Props) => (
  <div className={named(css.tools, className)}>{children}</div>
)

/** Links to lists of one kind; the open one has `aria-current`. */
export const ListTabs = ({ label, className, children }: Props & { label: string }) => (
  <nav className={named(css.tabs, className)} aria-label={label}>
    {children}
  </nav>
)
