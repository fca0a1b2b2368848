import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { stepsQuery } from '../people-queries.ts'
import css from './onboarding.module.css'

const steps = [
  { id: 'emailVerified', title: m.onboarding_email, text: m.onboarding_email_text, to: '/auth/verify-email' },
  {
    id: 'basicInfo',
    title: m.onboarding_basic,
    text: m.onboarding_basic_text,
    to: '/settings/account#profile',
  },
  {
    id: 'certificateUploaded',
    title: m.onboarding_credentials,
    text: m.onboarding_credentials_text,
    to: '/settings/account#credentials',
  },
  {
    id: 'recommendationCreated',
    title: m.onboarding_plan,
    text: m.onboarding_plan_text,
    to: '/treatment-plans',
  },
  {
    id: 'recommendationShared',
    title: m.onboarding_share,
    text: m.onboarding_share_text,
    to: '/treatment-plans',
  },
  {
    id: 'billingAddressProvided',
    title: m.onboarding_address,
    text: m.onboarding_address_text,
    to: '/settings/account#addresses',
  },
] as const

/** What a newcomer has done, and the next step; the last one ends the onboarding. */
export function OnboardingCard() {
  const { data, isError, refetch } = useQuery(stepsQuery)
  const { run, isPending } = useCommand({
    send: (api) => api('PUT /settings/complete-onboarding', {}),
    stale: ['GET /users/me'],
  })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={2} />
  const done = steps.filter(({ id }) => data[id]).length
  const next = steps.find(({ id }) => !data[id])
  return (
    <section className={`card ${css.card}`} aria-labelledby="onboarding-title">
      <div className={css.head}>
        <h2 id="onboarding-title" className="t16">
          {m.onboarding_title()}
        </h2>
        <span className="second">{m.onboarding_done({ done, all: steps.length })}</span>
      </div>
      <ol className={css.bars}>
        {steps.map(({ id, title }) => (
          <li key={id} data-is-done={data[id]}>
            <span className="visually-hidden">
              {title()} {data[id] && m.onboarding_step_done()}
            </span>
          </li>
        ))}
      </ol>
      {next ? (
        <div className={css.next}>
          <p>
            <span className="medium">{next.title()}</span>
            <br />
            <span className="second">{next.text()}</span>
          </p>
          <Button variant="light" component={Link} to={next.to}>
            {m.onboarding_go()}
          </Button>
        </div>
      ) : (
        <div className={css.next}>
          <p>{m.onboarding_all_done()}</p>
          <Button variant="light" loading={isPending} onClick={() => run()}>
            {m.onboarding_finish()}
          </Button>
        </div>
      )}
    </section>
  )
}
