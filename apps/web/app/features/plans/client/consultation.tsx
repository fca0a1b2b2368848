import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { WebsiteLink } from '#app/ui/website-link.tsx'
import css from './consultation.module.css'
import page from './plan-page.module.css'

type Practitioner = SharedPlan['practitioner']

/** How to reach the practitioner, by what it shows to clients; nothing where it shows nothing. */
export function Consultation({ practitioner }: { practitioner: Practitioner }) {
  const ways = waysTo(practitioner)
  if (ways.length === 0) return null
  return (
    <section className={`${page.section} ${css.consultation}`} aria-labelledby="consultation">
      <h2 id="consultation">{m.consultation_title()}</h2>
      <div className={`card ${css.ways}`}>
        <p className="second">{m.consultation_text({ name: practitioner.firstName })}</p>
        <dl>
          {practiceOf(practitioner) && <Way label={m.person_practice()}>{practiceOf(practitioner)}</Way>}
          {ways}
        </dl>
      </div>
    </section>
  )
}

const practiceOf = ({ practiceName, city }: Practitioner): string =>
  [practiceName, city].filter(Boolean).join(', ')

function waysTo({ email, phone, website }: Practitioner): ReactNode[] {
  return [
    phone && (
      <Way key="phone" label={m.person_phone()}>
        <a href={`tel:${phone}`}>{phone}</a>
      </Way>
    ),
    email && (
      <Way key="email" label={m.person_email()}>
        <a href={`mailto:${email}`}>{email}</a>
      </Way>
    ),
    website && (
      <Way key="website" label={m.person_website()}>
        <WebsiteLink address={website} />
      </Way>
    ),
  ].filter(Boolean)
}

const Way = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="second">{label}</dt>
    <dd>{children}</dd>
  </div>
)
