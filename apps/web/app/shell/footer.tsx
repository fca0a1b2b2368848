import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { Logo } from '#app/ui/logo.tsx'
import css from './footer.module.css'
import { hasScreen } from './menus.ts'
import { paymentOptions } from './payment-options.ts'
import { SchemeSwitch } from './scheme-switch.tsx'
import { useShell } from './shell-data.ts'
import { useVisitorMenu } from './use-visitor-menu.ts'

const policies = [
  { path: '/general-terms-conditions', label: m.footer_terms, isForPractitioners: false },
  { path: '/practitioner-terms-conditions', label: m.footer_practitioner_terms, isForPractitioners: true },
  { path: '/privacy-policy', label: m.footer_privacy, isForPractitioners: false },
  { path: '/data-compliance', label: m.footer_data_compliance, isForPractitioners: true },
  { path: '/impressum', label: m.footer_legal_notice, isForPractitioners: false },
]

/** The default footer; a client's page shows it without the site map. */
export function Footer({ isQuiet = false }: { isQuiet?: boolean }) {
  const user = useUser()
  const shell = useShell()
  const shown = policies.filter(
    ({ path, isForPractitioners }) => hasScreen(path) && (!isForPractitioners || user?.isPractitioner),
  )
  return (
    <footer className={`no-print ${css.footer}`}>
      <div className={css.inner}>
        {!isQuiet && <Top />}
        {user === null && shell && <PaymentOptions country={shell.country.code} />}
        <div className={css.bottom}>
          <p>{m.footer_copyright({ year: shell?.year ?? '', product: PRODUCT_NAME })}</p>
          <ul className={css.policies}>
            {shown.map(({ path, label }) => (
              <li key={path}>
                <LocalLink to={path}>{label()}</LocalLink>
              </li>
            ))}
          </ul>
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  )
}

function Top() {
  const items = useVisitorMenu()
  const email = useShell()?.supportEmail
  return (
    <div className={css.top}>
      <div>
        <Logo />
        <p className={css.motto}>{m.footer_motto()}</p>
      </div>
      <ul className={css.links}>
        {items.map(({ path, label }) => (
          <li key={path}>
            <LocalLink to={path}>{label}</LocalLink>
          </li>
        ))}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{m.footer_contact()}</a>
          </li>
        )}
      </ul>
    </div>
  )
}

const PaymentOptions = ({ country }: { country: string }) => (
  <section className={css.payment} aria-labelledby="payment-options">
    <h2 id="payment-options">{m.footer_payment_options()}</h2>
    <ul>
      {paymentOptions(country).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </section>
)
