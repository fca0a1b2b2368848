import { Link } from 'react-router'
import css from './checkout.module.css'

type Page = { path: string; label: () => string }

/** What paying accepts, to be read. */
export const LegalLinks = ({ pages }: { pages: Page[] }) =>
  pages.length === 0 ? null : (
    <p className={css.legal}>
      {pages.map(({ path, label }) => (
        <Link key={path} to={path} target="_blank">
          {label()}
        </Link>
      ))}
    </p>
  )
