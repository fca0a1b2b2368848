import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { fullName } from '@salvia/rules/people/full-name'
import { IconShieldCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { planDurationWords } from './plan-duration.ts'
import css from './plan-page.module.css'

type Props = { plan: SharedPlan; keeping?: ReactNode; pointer?: ReactNode }

/** The practitioner, the plan's name, what it is for, a message, how to keep it, and where the page has more for its reader. */
export function PlanIntro({ plan, keeping, pointer }: Props) {
  const { firstName, lastName, title, city, isApproved, profilePictureUrl } = plan.practitioner
  const name = fullName({ firstName, lastName })
  const time = useTimeFormat()
  const itemsCount = plan.recommendationItems.length
  const facts = [
    planDurationWords(plan),
    m.products_count({ count: itemsCount }),
    time(plan.updatedAt, 'day'),
  ]
  return (
    <div className={css.top}>
      <div className={css.who}>
        <Avatar name={name} src={profilePictureUrl} size={60} />
        <div>
          <p className="second">{m.plan_recommended_by()}</p>
          <p className="t16 strong">{name}</p>
          <p className="second">{[title, city].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <h1 className="title">{plan.name}</h1>
      <p className="second">{facts.filter(Boolean).join(' · ')}</p>
      {plan.summary && <p className={css.summary}>{plan.summary}</p>}
      {plan.description && <blockquote className={`serif ${css.message}`}>{plan.description}</blockquote>}
      {isApproved && (
        <p className={`second ${css.checked}`}>
          <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
          {m.plan_credentials_checked({ name: firstName })}
        </p>
      )}
      {keeping}
      {pointer}
    </div>
  )
}
