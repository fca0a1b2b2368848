import type { ReactNode } from 'react'
import css from './templates/template-record.module.css'

/** What is known of a plan or template, each with its name. */
export const FactList = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={`card ${css.card} ${css.facts}`}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt className="second">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
