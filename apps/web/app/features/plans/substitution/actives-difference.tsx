import type { SubstitutedDose } from '@salvia/contract/plans/substitutions/substitution-records'
import type { AmountUnknown } from '@salvia/contract/words/substitutions'
import { foldLong } from '#app/features/plans/fold-long.ts'
import { differenceWords } from '#app/features/plans/substitution/difference-words.ts'
import { m } from '#app/paraglide/messages.js'
import css from './actives-difference.module.css'

const reasons: Record<AmountUnknown, () => string> = {
  DoseUnknown: m.plan_ledger_dose_unknown,
  LabelUnknown: m.plan_ledger_label_unknown,
  ServingUnknown: m.plan_ledger_serving_unknown,
  FormatDiffers: m.plan_ledger_format_differs,
  NothingShared: m.amount_unknown_shared,
  OutOfRange: m.amount_unknown_range,
}

type Props = Pick<SubstitutedDose, 'difference' | 'amountUnknown'>

/** What another product changes a day, active by active, and whether its amount has to be looked at. */
export function ActivesDifference({ difference, amountUnknown }: Props) {
  const { changed, others } = differenceWords(difference)
  const { shown, hidden } = foldLong(changed)
  return (
    <div className={css.difference}>
      {changed.length + others.length === 0 ? (
        <p>{m.actives_no_label()}</p>
      ) : (
        <Sentences words={[...shown, ...others]} />
      )}
      {hidden.length > 0 && (
        <details>
          <summary className="link">{m.actives_more({ rest: hidden.length })}</summary>
          <Sentences words={hidden} />
        </details>
      )}
      {amountUnknown && <p className={css.look}>{m.amount_look_at({ reason: reasons[amountUnknown]() })}</p>}
    </div>
  )
}

const Sentences = ({ words }: { words: string[] }) => (
  <ul aria-label={m.actives_difference()}>
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
)
