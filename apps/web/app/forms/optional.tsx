import { m } from '#app/paraglide/messages.js'
import css from './form.module.css'

/** A label of what may stay empty. */
export const Optional = ({ label }: { label: string }) => (
  <>
    {label} <span className={css.optional}>{m.form_optional()}</span>
  </>
)
