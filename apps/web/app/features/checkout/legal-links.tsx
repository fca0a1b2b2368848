import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import css from './checkout.module.css'

type Page = { path: string; label: () => string }

/** What paying agrees to, with links to the texts that apply to an order. */
export const LegalLinks = ({ pages }: { pages: Page[] }) => (
  <div className={css.consent}>
    <p className="second">{m.checkout_consent()}</p>
    <p className={css.legal}>
      {pages.map(({ path, label }) => (
        <LocalLink key={path} to={path} target="_blank">
          {label()}
        </LocalLink>
      ))}
    </p>
  </div>
)
