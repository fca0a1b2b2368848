import type { ReactNode } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import css from './slim-footer.module.css'

type Props = { isForStaff?: boolean; children?: ReactNode }

/**
 * The footer of layouts without the whole one: the way to withdraw from a contract, which must be easy to find at any
 * time (Directive 2011/83/EU, article 11a). `isForStaff`: without it, on screens where nobody buys.
 */
export const SlimFooter = ({ isForStaff = false, children }: Props) => (
  <footer className={`no-print ${css.footer}`}>
    {!isForStaff && <LocalLink to="/withdrawal">{m.footer_withdrawal()}</LocalLink>}
    {children}
  </footer>
)
