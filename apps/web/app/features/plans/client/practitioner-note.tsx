import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import { offersOf } from './choice.ts'
import css from './plan-page.module.css'

/** What the practitioner sees of the client's page: a preview, or an order for a client. */
export const PractitionerNote = ({ plan, isPreview }: { plan: SharedPlan; isPreview: boolean }) =>
  isPreview ? <Preview plan={plan} /> : <ClientOrder plan={plan} />

/** Says that the order is a client's, and where to choose something else for what cannot be ordered. */
function ClientOrder({ plan }: { plan: SharedPlan }) {
  const missing = offersOf(plan).filter(({ canOrder }) => !canOrder)
  const names = new Intl.ListFormat(getLocale()).format(missing.map(({ item }) => item.product.name))
  return (
    <div className={css.notice}>
      <Note title={m.client_order_title()}>
        <p>{m.client_order_text()}</p>
        {missing.length > 0 && (
          <p>
            {m.client_order_missing({ count: missing.length, names })}{' '}
            <Link to={`/recommendations/${plan.id}/edit`}>{m.client_order_to_editor()}</Link>
          </p>
        )}
      </Note>
    </div>
  )
}

/** Says to the practitioner that this is what the client sees. */
const Preview = ({ plan: { id, hasPersonalParts } }: { plan: SharedPlan }) => (
  <div className={`no-print ${css.notice}`}>
    <Note title={m.plan_preview_note_title()}>
      {m.plan_preview_note_text()} {hasPersonalParts && `${m.plan_preview_personal()} `}
      <Link to={`/recommendations/${id}/edit`}>{m.plan_preview_back()}</Link>
    </Note>
  </div>
)
