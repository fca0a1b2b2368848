import type { ReactNode } from 'react'
import css from './list-tools.module.css'

/** What stands above a list: which list it is at the left, search and filters at the right. */
export const ListTools = ({ children }: { children: ReactNode }) => (
  <div className={css.tools}>{children}</div>
)

type TabsProps = { label: string; children: ReactNode }

/** Links to lists of one kind; the open one has `aria-current`. */
export const ListTabs = ({ label, children }: TabsProps) => (
  <nav className={css.tabs} aria-label={label}>
    {children}
  </nav>
)
