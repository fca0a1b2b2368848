import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'

type Props = {
  clients: number
  /** The way to them. */
  way?: ReactNode
}

/** How many clients may be about to stop. */
export const AtRisk = ({ clients, way }: Props) => (
  <section aria-label={m.insights_at_risk_title()}>
    <Note
      tone={clients > 0 ? 'attention' : 'good'}
      title={m.insights_at_risk_title()}
      action={clients > 0 ? way : undefined}
    >
      {clients > 0 ? m.insights_at_risk({ count: clients }) : m.insights_at_risk_none()}
    </Note>
  </section>
)
