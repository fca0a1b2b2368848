import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import { MAX_PHASE_DAYS } from '@salvia/contract/words/limits'
import { IconTrash } from '@tabler/icons-react'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { AmountField } from './amount-field.tsx'
import { DaysField } from './days-field.tsx'
import css from './item-list.module.css'
import { TimeChips } from './time-chips.tsx'

type Phase = DoseSchedule['phases'][number]
type Props = {
  phase: Phase
  place: { at: number; isLast: boolean }
  onChange: (change: Partial<Phase>) => void
  onRemove: () => void
}

/** One phase of a dose. Amount and times of the first phase are above it, in the fields of the plain dose. */
export function PhaseFields({ phase, place: { at, isLast }, onChange, onRemove }: Props) {
  const number = at + 1
  return (
    <fieldset className={css.phase}>
      <legend>{m.plan_phase({ number })}</legend>
      <div className={css.phaseFields}>
        <Days phase={phase} isLast={isLast} onChange={onChange} />
        {at > 0 && (
          <AmountField value={phase.intakeAmount} onChange={(intakeAmount) => onChange({ intakeAmount })} />
        )}
        {at > 0 && (
          <button
            type="button"
            className={css.more}
            aria-label={m.plan_phase_remove({ number })}
            onClickCapture={ignoreSecondPress}
            onClick={onRemove}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
      {at === 0 ? (
        <p className="second">{m.plan_phase_first()}</p>
      ) : (
        <TimeChips dose={phase} onChange={onChange} />
      )}
    </fieldset>
  )
}

type DaysProps = Pick<Props, 'phase' | 'onChange'> & { isLast: boolean }

/** Only the last phase may be without: another one that is emptied keeps its days. */
const Days = ({ phase, isLast, onChange }: DaysProps) => (
  <DaysField
    label={m.plan_phase_days()}
    description={isLast ? m.plan_phase_days_open() : undefined}
    value={phase.days}
    most={MAX_PHASE_DAYS}
    onChange={(days) => (days !== null || isLast) && onChange({ days })}
  />
)
