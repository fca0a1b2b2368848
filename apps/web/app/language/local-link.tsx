import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { getLocale } from '#app/paraglide/runtime.js'
import { localPath } from './local-path.ts'

type To = { to: string }

/** A link that keeps the visitor's language on public pages. */
export const LocalLink = ({ to, ...rest }: Omit<LinkProps, 'to'> & To) => (
  <Link to={localPath(to, getLocale())} {...rest} />
)

/** The same for navigation: it says which page is the current one. */
export const LocalNavLink = ({ to, ...rest }: Omit<NavLinkProps, 'to'> & To) => (
  <NavLink to={localPath(to, getLocale())} {...rest} />
)
