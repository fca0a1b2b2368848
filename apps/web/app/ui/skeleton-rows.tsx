import { m } from '#app/paraglide/messages.js'
import css from './skeleton-rows.module.css'

/** Placeholder of a loading list. */
export const SkeletonRows = ({ rows = 4 }: { rows?: number }) => (
  <div className={`card ${css.rows}`} role="status">
    <span className="visually-hidden">{m.common_loading()}</span>
    {Array.from({ length: rows }, (_, at) => `row-${at}`).map((key) => (
      <div key={key} className={css.row} aria-hidden="true">
        <i className={css.tile} />
        <span className={css.lines}>
          <i />
          <i />
        </span>
        <i />
      </div>
    ))}
  </div>
)
