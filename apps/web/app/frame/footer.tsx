import { paymentMethods } from '@salvia/rules/payments/payment-methods'
import { ChatHost } from '#app/features/chat/chat-host.tsx'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { Logo } from '#app/ui/logo.tsx'
import { askForConsent } from '#app/visit/consent.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { SiteFooter, SiteLink } from '#app/visit/site-map.ts'
import css from './footer.module.css'
import paymentMarks from './payment-marks.svg?url'
import { SchemeSwitch } from './scheme-switch.tsx'
import socialMarks from './social-marks.svg?url'

/** Those that the law or a consent asks for come with the release; the content service may add others. */
const policies = [
  { path: '/general-terms-conditions', label: m.footer_terms, isForPractitioners: false },
  { path: '/practitioner-terms-conditions', label: m.footer_practitioner_terms, isForPractitioners: true },
  { path: '/privacy-policy', label: m.footer_privacy, isForPractitioners: false },
  { path: '/withdrawal', label: m.footer_withdrawal, isForPractitioners: false },
  { path: '/data-compliance', label: m.footer_data_compliance, isForPractitioners: true },
  { path: '/impressum', label: m.footer_legal_notice, isForPractitioners: false },
]

const isOfRelease = (href: string): boolean => policies.some(({ path }) => path === href)

/** The default footer; client pages omit the site map. */
export function Footer({ isQuiet = false }: { isQuiet?: boolean }) {
  const user = useUser()
  const shell = useShell()
  const site = shell?.footer
  const shown = policies.filter(({ isForPractitioners }) => !isForPractitioners || user?.isPractitioner)
  return (
    <footer className={`no-print ${css.footer}`}>
      <div className={css.inner}>
        {!isQuiet && site && <Top site={site} />}
        {user === null && shell && <PaymentOptions country={shell.country.code} />}
        <div className={css.bottom}>
          {site && <p lang={site.language}>{site.copyright}</p>}
          <ul className={css.policies}>
            {shown.map(({ path, label }) => (
              <li key={path}>
                <LocalLink to={path}>{label()}</LocalLink>
              </li>
            ))}
            {shell?.analytics && (
              <li>
                <button type="button" className={css.consent} onClick={askForConsent}>
                  {m.consent_change()}
                </button>
              </li>
            )}
            {site && (
              <Links
                links={site.policies.filter(({ href }) => !isOfRelease(href))}
                language={site.language}
              />
            )}
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

function Top({ site }: { site: SiteFooter }) {
  const email = useShell()?.supportEmail
  const groups = site.columns.flat()
  return (
    <div className={css.top}>
      <div>
        <Logo />
        <p className={css.motto}>{m.footer_motto()}</p>
        {site.social && <SocialIcons {...site.social} />}
      </div>
      <div className={css.columns}>
        {groups.map(({ title, links }, at) => (
          <nav key={title} aria-label={title}>
            <h2 lang={site.language}>{title}</h2>
            <ul>
              <Links links={links} language={site.language} />
              {email && at === groups.length - 1 && (
                <li>
                  <a href={`mailto:${email}`}>{m.footer_contact()}</a>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  )
}

type LinksProps = { links: readonly SiteLink[]; language: SiteFooter['language'] }

const Links = ({ links, language }: LinksProps) =>
  links.map(({ title, href }) => (
    <li key={href} lang={language}>
      {href.startsWith('/') ? <LocalLink to={href}>{title}</LocalLink> : <a href={href}>{title}</a>}
    </li>
  ))

/** The networks that there is a mark of, by their names. */
const networks: Record<string, string> = { linkedin: 'LinkedIn', instagram: 'Instagram', youtube: 'YouTube' }

/** A network without a mark of its own is left out. */
const SocialIcons = ({ title, icons }: NonNullable<SiteFooter['social']>) => (
  <ul className={css.social} aria-label={title}>
    {icons.map(({ icon, href }) => {
      const name = networks[icon]
      return (
        name && (
          <li key={icon}>
            <a href={href} rel="noreferrer" title={name}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <use href={`${socialMarks}#${icon}`} />
              </svg>
              <span className="visually-hidden">{name}</span>
            </a>
          </li>
        )
      )
    })}
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
            <use href={markOf(name)} />
          </svg>
        </li>
      ))}
    </ul>
  </section>
)
