import type { Product } from '@salvia/contract/catalogue'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import css from './product-page.module.css'

/** What to know before taking it: the label's own warnings, and what every food supplement must say in the EU. */
export const Notices = ({ product: { localization } }: { product: Product }) => (
  <section className={css.notices} aria-labelledby="before">
    <h2 id="before" className={css.heading}>
      {m.product_before()}
    </h2>
    {localization.allergens && (
      <Note tone="attention" title={m.product_allergens()}>
        {localization.allergens}
      </Note>
    )}
    {localization.warnings && (
      <Note tone="warning" title={m.product_warnings()}>
        {localization.warnings}
      </Note>
    )}
    <Note title={m.product_supplement_title()}>{m.product_supplement_text()}</Note>
  </section>
)
