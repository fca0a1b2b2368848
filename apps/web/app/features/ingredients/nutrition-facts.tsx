import type { Ingredient } from '@salvia/contract/ingredients/ingredients'
import { formatNumber } from '@salvia/rules/format/format'
import { unitSymbol } from '@salvia/rules/nutrition/unit-symbol'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Facts } from '#app/workbench/record-drawer.tsx'
import css from './ingredients.module.css'

type Level = Ingredient['upperLevels'][number]

const kinds: Record<Level['kind'], () => string> = {
  UpperLevel: m.ingredient_upper_level,
  SafeLevel: m.ingredient_safe_level,
}
const scopes: Record<Level['scope'], () => string> = {
  AllSources: m.ingredient_scope_all,
  Supplements: m.ingredient_scope_supplements,
  Preformed: m.ingredient_scope_preformed,
}

/** EU reference value and daily upper level, with their sources. */
export function NutritionFacts({ reference, upperLevels }: Pick<Ingredient, 'reference' | 'upperLevels'>) {
  const language = getLocale()
  if (reference === null && upperLevels.length === 0) return null
  return (
    <section>
      <h3>{m.common_per_day()}</h3>
      <Facts
        facts={[
          [
            m.ingredient_reference(),
            reference && `${formatNumber(reference.amount, language)} ${reference.unit}`,
          ],
          ...upperLevels.map((level): [string, React.ReactNode] => [
            kinds[level.kind](),
            <Level key={`${level.source}${level.form}`} level={level} />,
          ]),
        ]}
      />
    </section>
  )
}

const Level = ({ level: { amount, unit, form, scope, source } }: { level: Level }) => (
  <span className={css.level}>
    <b className="medium">
      {formatNumber(amount, getLocale())} {unitSymbol(unit, getLocale())}
    </b>
    <span className="third">{[form, scopes[scope](), source].filter(Boolean).join(' · ')}</span>
  </span>
)
