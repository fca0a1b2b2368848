import type { ReactNode } from 'react'
import css from '../product-record.module.css'

type Props = { id: string; title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A section of the record, linked from the index. */
export const RecordSection = ({ id, title, lead, actions, children }: Props) => (
  <section id={id} className={css.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <div className={css.sectionHead}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="second">{lead}</p>}
      </div>
      {actions}
    </div>
    {children}
  </section>
)
