import type { LabelNotice as Notice } from '@salvia/contract/catalogue/label-notice'
import type { Product } from '@salvia/contract/catalogue/shop'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { ForeignText } from './foreign-text.tsx'
import css from './product-page.module.css'

/** The general notice of every food supplement, then the product's own warnings. */
const isBasic = (kind: Notice['kind']): boolean =>
  kind === 'Nature' ||
  kind === 'DailyDose' ||
  kind === 'VariedDiet' ||
  kind === 'Children' ||
  kind === 'Portion'

type LinesProps = { localization: Product['productLocalizations'][0]; field: 'allergens' | 'warnings' }

const Lines = ({ localization, field }: LinesProps) =>
  [...new Set(localization[field].split('\n'))].map((line) => (
    <p key={line}>
      <ForeignText localization={localization} field={field}>
        {line}
      </ForeignText>
    </p>
  ))

/** Allergens, warnings and the notices EU law requires. */
export const Notices = ({
  product: {
    productLocalizations: [localization],
    labelNotices,
  },
}: {
  product: Product
}) => {
  const [name, ...notices] = labelNotices
  const basic = notices.filter(({ kind }) => isBasic(kind))
  return (
    <section className={css.notices} aria-labelledby="before">
      <h2 id="before" className={css.heading}>
        {m.product_before()}
      </h2>
      {localization.allergens && (
        <Note tone="attention" title={m.product_allergens()}>
          <Lines localization={localization} field="allergens" />
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
          <Lines localization={localization} field="warnings" />
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
