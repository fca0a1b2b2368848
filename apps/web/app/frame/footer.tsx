import { paymentMethods } from '@salvia/rules/payments/payment-methods'
import { type ReactNode, useSyncExternalStore } from 'react'
import { ChatHost } from '#app/features/chat/chat-host.tsx'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { Logo } from '#app/ui/logo.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import css from './footer.module.css'
import type { MenuItem } from './menus.ts'
import paymentMarks from './payment-marks.svg?url'
import { SchemeSwitch } from './scheme-switch.tsx'
import { socialLinks } from './social-links.ts'
import socialMarks from './social-marks.svg?url'
import { useVisitorMenu } from './use-visitor-menu.ts'

const policies = [
  { path: '/general-terms-conditions', label: m.footer_terms, isForPractitioners: false },
  { path: '/practitioner-terms-conditions', label: m.footer_practitioner_terms, isForPractitioners: true },
  { path: '/privacy-policy', label: m.footer_privacy, isForPractitioners: false },
  { path: '/withdrawal', label: m.footer_withdrawal, isForPractitioners: false },
  { path: '/data-compliance', label: m.footer_data_compliance, isForPractitioners: true },
  { path: '/impressum', label: m.footer_legal_notice, isForPractitioners: false },
]

/** The default footer; client pages omit the site map. */
export function Footer({ isQuiet = false }: { isQuiet?: boolean }) {
  const user = useUser()
  const shell = useShell()
  const shown = policies.filter(({ isForPractitioners }) => !isForPractitioners || user?.isPractitioner)
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
          <ChatHost isGuest={user === null} className={css.chat}>
            {m.checkout_customer_service()}
          </ChatHost>
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  )
}

const ofTheShop = ['/shop', '/brands']

function Top() {
  const items = useVisitorMenu()
  const email = useShell()?.supportEmail
  return (
    <div className={css.top}>
      <div>
        <Logo />
        <p className={css.motto}>{m.footer_motto()}</p>
        <SocialIcons />
      </div>
      <div className={css.columns}>
        <Column title={m.footer_shop()}>
          <Links items={items.filter(({ path }) => ofTheShop.includes(path))} />
        </Column>
        <Column title={m.footer_about({ product: PRODUCT_NAME })}>
          <Links items={items.filter(({ path }) => !ofTheShop.includes(path))} />
          <Links
            items={[
              { path: '/about', label: m.about_title() },
              { path: '/faqs/all', label: m.menu_help_centre() },
            ]}
          />
          {email && (
            <li>
              <a href={`mailto:${email}`}>{m.footer_contact()}</a>
            </li>
          )}
        </Column>
      </div>
    </div>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </nav>
)

const Links = ({ items }: { items: MenuItem[] }) =>
  items.map(({ path, label }) => (
    <li key={path}>
      <LocalLink to={path}>{label}</LocalLink>
    </li>
  ))

const never = () => () => {}

/** A decorative drawing, loaded after hydration so that it does not delay the content. */
function Mark({ href }: { href: string }) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isLive && <use href={href} />
}

const SocialIcons = () => (
  <ul className={css.social}>
    {socialLinks.map(({ id, name, href }) => (
      <li key={id}>
        <a href={href} rel="noreferrer" title={name}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <Mark href={`${socialMarks}#${id}`} />
          </svg>
          <span className="visually-hidden">{name}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** Accessible name of a payment logo. */
const markOf = (method: string) => `${paymentMarks}#${method.toLowerCase().replaceAll(' ', '-')}`

const PaymentOptions = ({ country }: { country: string }) => (
  <section className={css.payment} aria-labelledby="payment-options">
    <h2 id="payment-options">{m.footer_payment_options()}</h2>
    <ul>
      {paymentMethods(country).map(({ mark: name }) => (
        <li key={name} title={name}>
          <svg viewBox="0 0 56 24" role="img" aria-label={name}>
            <Mark href={markOf(name)} />
          </svg>
        </li>
      ))}
    </ul>
  </section>
)
