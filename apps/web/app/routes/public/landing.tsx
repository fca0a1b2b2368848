import { data, redirect } from 'react-router'
import { requestClient } from '#app/api/prefetch.ts'
import { CodeForm, LONGEST_TYPED_CODE, type TypedCode } from '#app/features/plans/client/code-form.tsx'
import { findTypedPlan } from '#app/features/plans/client/find-typed-plan.ts'
import { SamplePlan } from '#app/features/plans/sample-plan.tsx'
import { LocalLink } from '#app/language/local-link.tsx'
import { localPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/landing'
import css from './landing.module.css'

/** A code that was typed leads to its plan, with script or without; one that leads nowhere stays in its field. */
export async function loader(args: Route.LoaderArgs) {
  const typed = args.url.searchParams.get('code')
  if (typed === null) return { typed: '', fault: null }
  const plan = await findTypedPlan(requestClient(args), typed)
  if ('code' in plan) throw redirect(localPath(`/recommendations/${plan.code}`, getLocale()))
  const status = plan.fault === 'unknown' ? 404 : 422
  return data({ typed: typed.slice(0, LONGEST_TYPED_CODE), fault: plan.fault }, { status })
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${PRODUCT_NAME} · ${m.landing_title()}`}</title>
      <meta name="description" content={m.landing_lead()} />
      <SocialPreview title={m.landing_title()} description={m.landing_lead()} drawn="home" />
      <section className={`wrap ${css.hero}`}>
        <div className={css.words}>
          <h1 className={`title ${css.title}`}>{m.landing_title()}</h1>
          <p className={`serif ${css.lead}`}>{m.landing_lead()}</p>
          <Ways {...loaderData} />
        </div>
        <SamplePlan />
      </section>
      <Steps />
      <Promises />
    </>
  )
}

const Ways = ({ typed, fault }: TypedCode) => (
  <div className={css.ways}>
    <section className={`card ${css.way}`} aria-labelledby="way-client">
      <h2 id="way-client" className="t16">
        {m.landing_client_title()}
      </h2>
      <p className="second">{m.landing_client_text()}</p>
      <CodeForm typed={typed} fault={fault} />
    </section>
    <section className={`card ${css.way}`} aria-labelledby="way-practitioner">
      <h2 id="way-practitioner" className="t16">
        {m.landing_practitioner_title()}
      </h2>
      <p className="second">{m.landing_practitioner_text()}</p>
      <div className={css.acts}>
        <Button variant="filled" component={LocalLink} to="/auth/join?type=practitioner">
          {m.shell_create_account()}
        </Button>
        <LocalLink className="link" to="/auth/login">
          {m.login_title()}
        </LocalLink>
      </div>
    </section>
  </div>
)

function Steps() {
  const steps = [
    { title: m.landing_step_write_title(), text: m.landing_step_write_text() },
    { title: m.landing_step_see_title(), text: m.landing_step_see_text() },
    { title: m.landing_step_order_title(), text: m.landing_step_order_text() },
  ]
  return (
    <section className={css.band} aria-labelledby="steps">
      <div className="wrap">
        <h2 id="steps" className={`serif ${css.heading}`}>
          {m.landing_steps_title()}
        </h2>
        <ol className={css.three}>
          {steps.map(({ title, text }, at) => (
            <li key={title} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {at + 1}
              </span>
              <h3>{title}</h3>
              <p className="second">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Promises() {
  const promises = [
    { title: m.landing_promise_checked_title(), text: m.landing_promise_checked_text() },
    { title: m.landing_promise_label_title(), text: m.landing_promise_label_text() },
    { title: m.landing_promise_price_title(), text: m.landing_promise_price_text() },
  ]
  return (
    <section className={`wrap ${css.promises}`} aria-labelledby="promises">
      <h2 id="promises" className={`serif ${css.heading}`}>
        {m.landing_promises_title()}
      </h2>
      <ul className={css.three}>
        {promises.map(({ title, text }) => (
          <li key={title} className={css.promise}>
            <h3>{title}</h3>
            <p className="second">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
