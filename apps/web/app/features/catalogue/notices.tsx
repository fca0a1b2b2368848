import type { LabelNotice as Notice } from '@salvia/contract/catalogue/label-notice'
import type { Product } from '@salvia/contract/catalogue/shop'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import css from './product-page.module.css'
import { writtenIn } from './written-in.ts'

/** What every food supplement says; the rest warns of what is in this one. */
const isBasic = (kind: Notice['kind']): boolean =>
  kind === 'Nature' ||
  kind === 'DailyDose' ||
  kind === 'VariedDiet' ||
  kind === 'Children' ||
  kind === 'Portion'

const Lines = ({ text, lang }: { text: string; lang: string | undefined }) =>
  [...new Set(text.split('\n'))].map((line) => (
    <p key={line} lang={lang}>
      {line}
    </p>
  ))

/** What to know before taking it: allergens, warnings, and what EU law wants said of what is in it. */
export const Notices = ({ product: { localization, labelNotices } }: { product: Product }) => {
  const [name, ...notices] = labelNotices
  const basic = notices.filter(({ kind }) => isBasic(kind))
  return (
    <section className={css.notices} aria-labelledby="before">
      <h2 id="before" className={css.heading}>
        {m.product_before()}
      </h2>
      {localization.allergens && (
        <Note tone="attention" title={m.product_allergens()}>
          <Lines text={localization.allergens} lang={writtenIn(localization, 'allergens')} />
        </Note>
      )}
      {notices
        .filter(({ kind }) => !isBasic(kind))
        .map(({ kind, text }) => (
          <Note key={kind} tone={kind === 'Allergens' ? 'attention' : 'warning'}>
            {text}
          </Note>
        ))}
      {localization.warnings && (
        <Note tone="warning" title={m.product_warnings()}>
          <Lines text={localization.warnings} lang={writtenIn(localization, 'warnings')} />
        </Note>
      )}
      {name && (
        <Note title={name.text}>
          {basic.map(({ kind, text }) => (
            <p key={kind}>{text}</p>
          ))}
        </Note>
      )}
    </section>
  )
}
