import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { interactionWords, productsWords } from './interactions/interaction-words.ts'
import { levelWords } from './ledger/ledger-words.ts'
import css from './side-panel.module.css'
import type { Findings } from './use-findings.ts'

/** What is to be reviewed, why, and where its way out is. Amber is a limit, clay asks for a choice. */
export function ToCheck({ findings: { above, cautions, missing, count } }: { findings: Findings }) {
  if (count === 0) return null
  return (
    <section aria-labelledby="to-check">
      <h2 id="to-check" className={css.head}>
        {m.plan_editor_to_check()} <span>{count}</span>
      </h2>
      {above.map(({ key, name, level }) => (
        <Finding key={key} to={`ledger-${key}`} what={m.plan_ledger_check({ nutrient: name })}>
          {level && levelWords(level)}
        </Finding>
      ))}
      {cautions.map((found) => (
        <Finding
          key={found.key}
          to={`interaction-${found.key}`}
          what={interactionWords(found.rule).statement}
        >
          {productsWords(found)}
        </Finding>
      ))}
      {missing.map(({ productId, product }) => (
        <Finding
          key={productId}
          isMissing
          to={`item-${productId}`}
          what={m.plan_editor_unavailable({ product: product.name })}
        >
          {m.plan_editor_unavailable_why()}
        </Finding>
      ))}
    </section>
  )
}

type FindingProps = { to: string; what: string; isMissing?: boolean; children: ReactNode }

function Finding({ to, what, isMissing = false, children }: FindingProps) {
  const Icon = isMissing ? IconAlertCircle : IconAlertTriangle
  return (
    <div className={css.check} data-missing={isMissing || undefined}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p className="medium">{what}</p>
        <p className="second">{children}</p>
      </div>
      <a className="link" href={`#${to}`} aria-label={m.plan_editor_show_of({ finding: what })}>
        {isMissing ? m.plan_editor_replace() : m.plan_editor_show()}
      </a>
    </div>
  )
}
