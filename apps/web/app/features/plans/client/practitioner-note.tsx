import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import css from './plan-page.module.css'

/** What the practitioner sees of the client's page: a preview, or an order for a client. */
export const PractitionerNote = ({ plan, isPreview }: { plan: SharedPlan; isPreview: boolean }) =>
  isPreview ? <Preview plan={plan} /> : <ClientOrder />

/** Says to the practitioner that the order is a client's. */
const ClientOrder = () => (
  <div className={css.notice}>
    <Note title={m.client_order_title()}>{m.client_order_text()}</Note>
  </div>
)

/** Says to the practitioner that this is what the client sees. */
const Preview = ({ plan: { id, hasPersonalParts } }: { plan: SharedPlan }) => (
  <div className={`no-print ${css.notice}`}>
    <Note title={m.plan_preview_note_title()}>
      {m.plan_preview_note_text()} {hasPersonalParts && `${m.plan_preview_personal()} `}
      <Link to={`/recommendations/${id}/edit`}>{m.plan_preview_back()}</Link>
    </Note>
  </div>
)
