import { Button } from '@mantine/core'
import { Form, redirect, useNavigation } from 'react-router'
import { SamplePlan } from '#app/features/plans/sample-plan.tsx'
import { LocalLink } from '#app/language/local-link.tsx'
import { localPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { TextField } from '#app/ui/field.tsx'
import type { Route } from './+types/landing'
import css from './landing.module.css'

/** A code with the spaces that it was typed with. */
const LONGEST_TYPED = 40

/** Share codes are read without regard to case and spaces; old ones have up to ten characters. */
const SHARE_CODE = /^[A-Z0-9]{5,10}$/

/** A code that was typed leads to its plan, with script or without. */
export function loader({ url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('code')
  if (typed === null) return { typed: '', isWrong: false }
  const code = typed.replace(/\s/g, '').toUpperCase()
  if (SHARE_CODE.test(code)) throw redirect(localPath(`/recommendations/${code}`, getLocale()))
  return { typed: typed.slice(0, LONGEST_TYPED), isWrong: true }
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

type Code = { typed: string; isWrong: boolean }

const Ways = ({ typed, isWrong }: Code) => {
  const isOpening = useNavigation().state !== 'idle'
  return (
    <div className={css.ways}>
      <section className={`card ${css.way}`} aria-labelledby="way-client">
        <h2 id="way-client" className="t16">
          {m.landing_client_title()}
        </h2>
        <p className="second">{m.landing_client_text()}</p>
        <Form className={css.code} preventScrollReset>
          <TextField
            name="code"
            aria-label={m.landing_code()}
            placeholder={m.landing_code()}
            defaultValue={typed}
            error={isWrong ? m.landing_code_wrong() : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST_TYPED}
            required
          />
          <Button type="submit" variant="filled" loading={isOpening} className={css.open}>
            {m.landing_open_plan()}
          </Button>
        </Form>
      </section>
      <section className={css.way} aria-labelledby="way-practitioner">
        <h2 id="way-practitioner" className="t16">
          {m.landing_practitioner_title()}
        </h2>
        <p className="second">{m.landing_practitioner_text()}</p>
        <p>
          <LocalLink className="link" to="/auth/login">
            {m.landing_practitioner_login()}
          </LocalLink>
        </p>
      </section>
    </div>
  )
}

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
