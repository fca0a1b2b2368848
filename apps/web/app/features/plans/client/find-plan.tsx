import { m } from '#app/paraglide/messages.js'
import { CodeForm } from './code-form.tsx'
import css from './shared-with-me.module.css'

/** The way to a plan whose code the reader has on paper or in a message. */
export const FindPlan = () => (
  <section className={css.find} aria-labelledby="find-plan">
    <h2 id="find-plan" className="t16">
      {m.error_plan_code()}
    </h2>
    <CodeForm typed="" fault={null} />
  </section>
)
