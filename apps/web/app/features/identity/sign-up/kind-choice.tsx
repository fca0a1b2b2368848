import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import css from './kind-choice.module.css'

type Props = { isClient: boolean; clientPath: string; practitionerPath: string }

/** Whose account is made: two ways of the same page, so that nobody fills in the other's form. */
export const KindChoice = ({ isClient, clientPath, practitionerPath }: Props) => (
  <nav className={css.kinds} aria-label={m.auth_join_kind()}>
    <Link to={clientPath} replace aria-current={isClient ? 'page' : undefined}>
      {m.auth_join_kind_client()}
    </Link>
    <Link to={practitionerPath} replace aria-current={isClient ? undefined : 'page'}>
      {m.auth_join_kind_practitioner()}
    </Link>
  </nav>
)
