import { formatList } from '@salvia/rules/format/format-measures'
import type { LedgerEntry } from '@salvia/rules/nutrition/plan-ledger'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { DraftItem } from '../plan-draft.ts'
import panel from '../side-panel.module.css'
import { LedgerRow } from './ledger-row.tsx'
import css from './ledger-section.module.css'
import { reasonWords } from './ledger-words.ts'
import type { Acknowledging } from './use-acknowledging.ts'
import type { ShownLedger } from './use-ledger.ts'

/** Without `acknowledging` it is only read. */
type Common = { items: DraftItem[]; acknowledging: Acknowledging | null }
type Props = Common & { ledger: ShownLedger | null }

/** Nutrients and actives of the heaviest day, the most critical first. It warns and forbids nothing. */
export function LedgerSection({ ledger, ...common }: Props) {
  if (!ledger || common.items.length === 0) return null
  const limited = ledger.entries.filter(({ level }) => level !== null)
  const others = ledger.entries.filter(({ level }) => level === null)
  return (
    <section aria-labelledby="ledger" aria-busy={ledger.isLoading}>
      <h2 id="ledger" className={panel.head}>
        {m.plan_ledger()} <span>{m.plan_ledger_basis()}</span>
      </h2>
      <Rows entries={limited} {...common} />
      {others.length > 0 && (
        <details className={css.more}>
          <summary className="link">{m.plan_ledger_more({ count: others.length })}</summary>
          <Rows entries={others} {...common} />
        </details>
      )}
      <NoData ledger={ledger} />
    </section>
  )
}

const Rows = ({ entries, ...common }: Common & { entries: LedgerEntry[] }) => (
  <ul className={css.rows}>
    {entries.map((entry) => (
      <LedgerRow key={entry.key} entry={entry} {...common} />
    ))}
  </ul>
)

/** Products of which nothing is known are said to be missing, and never counted as nothing. */
function NoData({ ledger: { notCounted } }: { ledger: ShownLedger }) {
  if (notCounted.length === 0) return null
  return (
    <p className={`second ${css.missing}`}>
      {m.plan_ledger_no_data({
        count: notCounted.length,
        products: formatList(notCounted.map(reasonWords), getLocale()),
      })}
    </p>
  )
}
