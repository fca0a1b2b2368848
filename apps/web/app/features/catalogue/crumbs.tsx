import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import css from './crumbs.module.css'

type Props = { ways: { to: string; name: string }[]; here: string }

/** Where in the catalogue the page is, and the ways back. */
export const Crumbs = ({ ways, here }: Props) => (
  <nav className={css.crumb} aria-label={m.common_breadcrumb()}>
    <ol>
      {ways.map(({ to, name }) => (
        <li key={to}>
          <LocalLink to={to}>{name}</LocalLink>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
)
