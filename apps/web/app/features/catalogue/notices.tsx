import type { Product } from '@salvia/contract/catalogue'
import { requiredNotices } from '@salvia/rules/product/label-notices'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import { categoriesQuery } from './catalogue-queries.ts'
import css from './product-page.module.css'

/** What to know before taking it: the label's own warnings, and what every food supplement must say in the EU. */
export const Notices = ({ product }: { product: Product }) => {
  const { localization } = product
  return (
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
      <Required product={product} />
    </section>
  )
}

/** What the law wants every food supplement to say, in its own words; the daily portion stands under how to take it. */
function Required({ product: { productCategoryIds } }: { product: Product }) {
  const language = getLocale()
  const categories = useQuery(categoriesQuery).data ?? []
  const nature = productCategoryIds.flatMap(
    (id) => categories.find((category) => category.id === id)?.names[language] ?? [],
  )
  const facts = { isFoodSupplement: true, dailyAmount: null, unitName: null, nature }
  const { notices } = requiredNotices(facts, language)
  const name = notices.find(({ kind }) => kind === 'Name')?.text ?? ''
  return (
    <Note title={name}>
      {notices
        .filter(({ kind }) => kind !== 'Name')
        .map(({ kind, text }) => (
          <p key={kind}>{kind === 'Nature' ? `${text}.` : text}</p>
        ))}
    </Note>
  )
}
