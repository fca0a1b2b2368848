import { m } from '#app/paraglide/messages.js'
import css from './insights.module.css'

/** How each figure is counted, for whoever asks. */
export const FigureNotes = () => (
  <details className={css.notes}>
    <summary>{m.insights_how()}</summary>
    <ul>
      <li>{m.insights_how_month()}</li>
      <li>{m.insights_how_sales()}</li>
      <li>{m.insights_how_commission()}</li>
      <li>{m.insights_how_plans()}</li>
      <li>{m.insights_how_refills()}</li>
    </ul>
  </details>
)
