import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { stepsQuery } from '../people-queries.ts'
import css from './onboarding.module.css'

const steps = [
  {
    id: 'emailVerified',
    title: m.auth_verify_title,
    text: m.onboarding_email_text,
    to: '/auth/verify-email',
  },
  {
    id: 'basicInfo',
    title: m.onboarding_basic,
    text: m.onboarding_basic_text,
    to: '/settings/account',
  },
  {
    id: 'certificateUploaded',
    title: m.onboarding_credentials,
    text: m.onboarding_credentials_text,
    to: '/settings/credentials',
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
    to: '/settings/addresses',
  },
] as const

type Acts = {
  onNewPlan: () => void
  isCreating: boolean
  /** The latest plan that nobody received. */
  toShare: string | undefined
}

type StepProps = Acts & { step: (typeof steps)[number]; isDone: boolean; isNext: boolean }

/** Leads straight to the act where it is one, else to its screen. */
function Go({ step: { id, to }, onNewPlan, isCreating, toShare }: Acts & Pick<StepProps, 'step'>) {
  if (id === 'recommendationCreated')
    return (
      <Button variant="light" loading={isCreating} onClick={onNewPlan}>
        {m.onboarding_go()}
      </Button>
    )
  const isShared = id === 'recommendationShared' && toShare !== undefined
  return (
    <Button variant="light" component={Link} to={isShared ? `/recommendations/${toShare}/edit?share` : to}>
      {m.onboarding_go()}
    </Button>
  )
}

/** Done, next with its action, or for later as a link; each says what it brings until it is done. */
function Step({ step, isDone, isNext, ...acts }: StepProps) {
  const { title, text, to } = step
  if (isNext)
    return (
      <li className={css.next} aria-current="step">
        <p>
          <span className="medium">{title()}</span>
          <br />
          <span className="second">{text()}</span>
        </p>
        <Go step={step} {...acts} />
      </li>
    )
  return (
    <li className={css.step} data-is-done={isDone}>
      {isDone ? <IconCheck size={16} stroke={2} aria-hidden="true" /> : <i aria-hidden="true" />}
      {isDone ? (
        <span>
          {title()} <span className="visually-hidden">{m.onboarding_step_done()}</span>
        </span>
      ) : (
        <span>
          <Link to={to}>{title()}</Link>
          <br />
          <span className="second">{text()}</span>
        </span>
      )}
    </li>
  )
}

type Done = Record<(typeof steps)[number]['id'], boolean>

/** How many steps of the setup are not done. */
export const countStepsLeft = (data: Done): number => steps.filter(({ id }) => !data[id]).length

/** Onboarding progress and the next step; the last step completes it. */
export function OnboardingCard(acts: Acts) {
  const { data, isError, refetch } = useQuery(stepsQuery)
  const { run, isPending } = useCommand({
    send: (api) => api('PUT /settings/complete-onboarding', {}),
    stale: ['GET /users/me'],
  })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={2} />
  const done = steps.filter(({ id }) => data[id]).length
  const next = steps.find(({ id }) => !data[id])
  const isAllDone = done === steps.length
  return (
    <section className={`card ${css.card}`} aria-labelledby="onboarding-title">
      <div className={css.head}>
        <h2 id="onboarding-title" className="t16">
          {m.onboarding_title()}
        </h2>
        <span className="second">{m.onboarding_done({ done, all: steps.length })}</span>
      </div>
      <div className={css.bars} aria-hidden="true">
        {steps.map(({ id }) => (
          <i key={id} data-is-done={data[id]} />
        ))}
      </div>
      <ol className={css.steps}>
        {steps.map((step) => (
          <Step key={step.id} step={step} isDone={data[step.id]} isNext={step === next} {...acts} />
        ))}
      </ol>
      {isAllDone && (
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
