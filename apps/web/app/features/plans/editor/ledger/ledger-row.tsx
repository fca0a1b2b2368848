import { formatPercent } from '@salvia/rules/format/format'
import { formatList } from '@salvia/rules/format/format-measures'
import type { LedgerEntry } from '@salvia/rules/nutrition/plan-ledger'
import { IconAlertTriangle } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { amountWord } from '../../amount-word.ts'
import { useIntakeFormats } from '../../dose-words.ts'
import type { DraftItem } from '../plan-draft.ts'
import { ToInstruction } from '../to-instruction.tsx'
import { ExcessWord } from './excess-word.tsx'
import css from './ledger-section.module.css'
import { levelWords, sourceWords, totalWords, weightWord } from './ledger-words.ts'
import type { Acknowledging } from './use-acknowledging.ts'

type Props = { entry: LedgerEntry; items: DraftItem[] }
type RowProps = Props & { acknowledging: Acknowledging | null }

const namesOf = (products: { productName: string }[]): string =>
  formatList(
    products.map(({ productName }) => productName),
    getLocale(),
  )

/** One nutrient or active: how much a day, of which level and reference value, and from which products. */
export function LedgerRow({ entry, items, acknowledging }: RowProps) {
  const { level, referencePercent, parts, notCounted } = entry
  const total = totalWords(entry)
  const holders = [
    ...parts,
    ...notCounted.filter((one) => !parts.some((part) => part.productId === one.productId)),
  ]
  return (
    <li id={`ledger-${entry.key}`} className={css.row} data-above={level?.isAbove || undefined}>
      <p className={css.name}>
        <span className="medium">{entry.name}</span>
        {total && <span className="strong num">{total}</span>}
      </p>
      {level && <Bar percent={level.percent} />}
      <p className={css.shares}>
        <span>
          {level?.isAbove && <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}
          {level ? levelWords(level) : noLevelWord(entry)}
        </span>
        {referencePercent !== null && (
          <span className="num">
            {m.catalogue_nrv({ percent: formatPercent(referencePercent, getLocale()) })}
          </span>
        )}
      </p>
      {notCounted.length > 0 && (
        <p className="second">{m.plan_ledger_not_stated({ products: namesOf(notCounted) })}</p>
      )}
      {entry.isRepeated && !level?.isAbove && (
        <p className="second">{m.plan_ledger_repeated({ products: namesOf(holders) })}</p>
      )}
      {level?.isAbove && <Excess entry={entry} acknowledging={acknowledging} />}
      <Counting entry={entry} items={items} />
    </li>
  )
}

const noLevelWord = ({ isFormUnknown }: LedgerEntry): string =>
  isFormUnknown ? m.plan_ledger_form_unknown() : m.plan_ledger_no_level()

/** Why a level is passed, and the way out: the instruction of the product that gives the most. */
function Excess({ entry, acknowledging }: Omit<RowProps, 'items'>) {
  const parts = [...entry.parts].sort((a, b) => b.amount - a.amount)
  const [most] = parts
  const { unit } = entry
  return (
    <>
      {unit && (
        <p className="second">
          {m.plan_ledger_from({
            products: formatList(
              parts.map(({ productName, amount }) => `${productName} ${weightWord(amount, unit)}`),
              getLocale(),
            ),
          })}
        </p>
      )}
      {acknowledging && (
        <div className={css.ways}>
          {most && <ToInstruction productId={most.productId} product={most.productName} />}
          <ExcessWord entry={entry} acknowledging={acknowledging} />
        </div>
      )}
    </>
  )
}

/** The level is drawn at two thirds, so that amounts above it are visible. */
const Bar = ({ percent }: { percent: number }) => (
  <div className={css.bar} aria-hidden="true">
    <i style={{ width: `${Math.min((percent * 2) / 3, 100)}%` }} />
  </div>
)

function Counting({ entry, items }: Props) {
  const { parts, unit, perDay, level, isFormUnknown } = entry
  const formats = useIntakeFormats()
  const formatOf = (productId: string) =>
    items.find((item) => item.productId === productId)?.intakeFormatId ?? null
  return (
    <details className={css.counting}>
      <summary className="link">{m.plan_ledger_counting()}</summary>
      <ul>
        {unit &&
          parts.map(({ productId, productName, units, perUnit, amount }) => (
            <li key={productId}>
              {m.plan_ledger_line({
                product: productName,
                dose: amountWord(units, formatOf(productId), formats),
                each: weightWord(perUnit, unit),
                amount: weightWord(amount, unit),
              })}
            </li>
          ))}
        {level && level.perDay !== perDay && (
          <li>{m.plan_ledger_counted({ amount: weightWord(level.perDay, level.level.unit) })}</li>
        )}
        {level && isFormUnknown && <li>{m.plan_ledger_form_partly_unknown()}</li>}
        {level && <li>{sourceWords(level)}</li>}
      </ul>
    </details>
  )
}
