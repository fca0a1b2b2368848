import { m } from '#app/paraglide/messages.js'
import css from './form.module.css'

/** Label of an optional field. */
export const Optional = ({ label }: { label: string }) => (
  <>
    {label} <span className={css.optional}>{m.form_optional()}</span>
  </>
)
