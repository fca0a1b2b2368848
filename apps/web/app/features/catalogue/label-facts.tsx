import type { Product } from '@salvia/contract/catalogue/shop'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatDate, formatNumber, formatPercent } from '@salvia/rules/format/format'
import { isSingular } from '@salvia/rules/format/is-singular'
import { isCutShort, withoutLastHeading } from '@salvia/rules/label/printed-names'
import { kilojoules } from '@salvia/rules/nutrition/energy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Stepper } from '#app/ui/stepper.tsx'
import { beyondLead } from './beyond-lead.ts'
import { factWord } from './facet-words.ts'
import { ForeignText } from './foreign-text.tsx'
import own from './label-facts.module.css'
import css from './product-page.module.css'

function servingWords(
  product: Product,
  units: { id: string; names: Record<string, string>; pluralNames: Record<string, string> }[],
) {
  const language = getLocale()
  const serving = product.mainServing
  if (!serving) return m.product_per_serving_plain()
  const unit = units.find(({ id }) => id === serving.intakeFormatId)
  const name = (isSingular(serving.amount, language) ? unit?.names : unit?.pluralNames)?.[language]
  return m.product_per({ serving: `${formatNumber(serving.amount, language)} ${name ?? ''}`.trim() })
}

const MOST_SERVINGS = 12

/** What the label says of a day, in whole servings; one where it says nothing. */
function servingsADay({ mainServing }: Product): number {
  const servings = mainServing?.leastPerDay ? mainServing.leastPerDay / mainServing.amount : 1
  return Number.isInteger(servings) && servings <= MOST_SERVINGS ? servings : 1
}

/** What the label says, or that it is not known. */
export const LabelFacts = ({ product }: { product: Product }) => (
  <section className={css.label} aria-labelledby="facts">
    <h2 id="facts" className={css.heading}>
      {m.product_label_facts()}
    </h2>
    {product.labelKnowledge === 'None' ? <Unknown /> : <Facts product={product} />}
    <More product={product} />
  </section>
)

const Unknown = () => (
  <div className={`card ${own.unknown}`}>
    <p className="strong">{m.product_no_ingredients()}</p>
    <p className="second">{m.product_label_unknown_text()}</p>
  </div>
)

/** Amounts per serving and per day from the label, with percentages of the EU reference value. */
function Facts({ product }: { product: Product }) {
  const units = useQuery(intakeFormatsQuery).data ?? []
  const [aDay, setADay] = useState(servingsADay(product))
  return (
    <div className={`card ${css.facts}`}>
      <div className={css.aDay}>
        <span>{m.product_servings_a_day()}</span>
        <Stepper label={m.product_servings_a_day()} value={aDay} max={MOST_SERVINGS} onChange={setADay} />
      </div>
      <table>
        <caption className="visually-hidden">{m.product_label_facts()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.product_ingredient()}</th>
            <th scope="col" className="num">
              {servingWords(product, units)}
            </th>
            {aDay > 1 && (
              <th scope="col" className="num">
                {m.common_per_day()}
              </th>
            )}
            <th scope="col" className="num">
              {aDay > 1 ? m.product_nrv_a_day() : m.product_nrv()}
            </th>
          </tr>
        </thead>
        <tbody>
          {product.ingredients.map((row) => (
            <Row key={row.id} row={row} aDay={aDay} />
          ))}
        </tbody>
      </table>
      {product.labelKnowledge === 'Name' && <p className="second">{m.product_label_from_name()}</p>}
      <FreeOf subjects={product.freeOf} />
      <p className={`third ${css.footnote}`}>{m.product_nrv_note()}</p>
    </div>
  )
}

/** What the label says is not in the pack, or does not name where it is complete. */
function FreeOf({ subjects }: { subjects: Product['freeOf'] }) {
  if (subjects.length === 0) return null
  return (
    <p className={own.freeOf}>
      <span className="strong">{m.product_free_of()}</span> {subjects.map(factWord).join(', ')}
    </p>
  )
}

/** Energy is shown in kJ and kcal, as EU labels require. */
function amountText(amount: number, unit: string | null, language: LanguageCode): string {
  const written = `${formatNumber(amount, language)} ${unit ?? ''}`
  return unit === 'kcal' ? `${formatNumber(kilojoules(amount), language)} kJ / ${written}` : written
}

function Row({ row, aDay }: { row: Product['ingredients'][number]; aDay: number }) {
  const language = getLocale()
  const amountOf = (servings: number): string =>
    row.amount === null ? '–' : amountText(row.amount * servings, row.unit, language)
  return (
    <tr>
      <th scope="row" data-depth={Math.min(row.depth, 2)}>
        <span lang={row.isLabelNameTranslated ? undefined : 'en'}>{row.labelName}</span>{' '}
        {row.form && <small lang="en">{row.form}</small>}
      </th>
      <td className="num">{amountOf(1)}</td>
      {aDay > 1 && <td className="num">{amountOf(aDay)}</td>}
      <td className="num">
        {row.nrvPercent === null ? '–' : formatPercent(row.nrvPercent * aDay, language)}
      </td>
    </tr>
  )
}

type Part = {
  id: Parameters<typeof ForeignText>[0]['field']
  title: string
  text: string
  /** That there is more of it than is known. */
  more?: string | undefined
}

function More({
  product: {
    productLocalizations: [localization],
    expirationDate,
    ingredients,
  },
}: {
  product: Product
}) {
  const bestBefore =
    expirationDate && m.product_best_before({ date: formatDate(expirationDate, getLocale()) })
  const storage = [localization.storageRequirements, bestBefore].filter(Boolean).join('\n')
  const parts: Part[] = [
    {
      id: 'description',
      title: m.product_about(),
      text: beyondLead(localization.description, localization.shortDescription),
    },
    // With rows, the table above already shows this.
    {
      id: 'nutritionalInformation',
      title: m.product_nutrition(),
      text: ingredients.length > 0 ? '' : localization.nutritionalInformation,
    },
    {
      id: 'otherIngredients',
      title: m.product_other_ingredients(),
      text: withoutLastHeading(localization.otherIngredients),
      more: isCutShort(localization.otherIngredients) ? m.product_other_ingredients_more() : undefined,
    },
    { id: 'suggestedIntake', title: m.product_how_to_take(), text: localization.suggestedIntake },
    { id: 'storageRequirements', title: m.product_storage(), text: storage },
  ]
  return (
    <dl className={css.more}>
      {parts
        .filter(({ text, more }) => text !== '' || more !== undefined)
        .map(({ id, title, text, more }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <ForeignText localization={localization} field={id}>
                {text}
              </ForeignText>
              {more && <p className="second">{more}</p>}
            </dd>
          </div>
        ))}
    </dl>
  )
}
