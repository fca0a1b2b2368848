import type { ReactNode } from 'react'
import css from './summary-lines.module.css'

type Line = { id: string; label: ReactNode; value: ReactNode; isSaving?: boolean }
type Props = {
  lines: Line[]
  /** What came after the total, such as a refund. */
  after?: Line[]
  total: { label: string; value: ReactNode; below?: ReactNode }
}

/** Summary lines and their total. */
export const SummaryLines = ({ lines, total, after = [] }: Props) => (
  <dl className={css.lines}>
    {lines.map((line) => (
      <div key={line.id} className={line.isSaving ? css.saving : undefined}>
        <dt>{line.label}</dt>
        <dd className="num">{line.value}</dd>
      </div>
    ))}
    <div className={css.total}>
      <dt className="t16 strong">{total.label}</dt>
      <dd>
        <span className="t28 strong num">{total.value}</span>
        {total.below && <span className={css.below}>{total.below}</span>}
      </dd>
    </div>
    {after.map(({ id, label, value }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
)
