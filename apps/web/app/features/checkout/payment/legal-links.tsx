import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import css from '../checkout.module.css'

const pages = [
  { path: '/general-terms-conditions', label: m.checkout_terms },
  { path: '/withdrawal', label: m.footer_withdrawal },
  { path: '/privacy-policy', label: m.privacy_policy },
  { path: '/impressum', label: m.footer_legal_notice },
]

/** What paying agrees to, with links to the texts that apply to an order. */
export const LegalLinks = () => (
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
