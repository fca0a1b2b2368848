import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import { MAX_CYCLE_DAYS, MAX_DOSE_PHASES, MAX_START_DAY } from '@salvia/contract/words/limits'
import { toDays } from '@salvia/rules/plans/typed-entry/typed-amount'
import { useState } from 'react'
import { focusWithin } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { DaysField, wrongDays } from './days-field.tsx'
import { addPhase, changePhase, removePhase, startSchedule } from './draft-schedule.ts'
import css from './item-list.module.css'
import { PhaseFields } from './phase-fields.tsx'
import type { DraftItem } from './plan-draft.ts'

type Props = { item: DraftItem; onChange: (change: Partial<DraftItem>) => void }

const focusSoon = (productId: string, part: string) =>
  requestAnimationFrame(() => focusWithin(`#item-${productId} [data-schedule="${part}"] :is(input, button)`))

/** How a dose changes over time: phases, days on and off, a later start. Closed until it is wanted. */
export function ChangingDose({ item, onChange }: Props) {
  const { schedule, productId } = item
  const begin = () => {
    onChange({ schedule: startSchedule(item) })
    focusSoon(productId, 'phase-0')
  }
  const end = () => {
    onChange({ schedule: null })
    focusSoon(productId, 'begin')
  }
  if (!schedule)
    return (
      <div className={css.wide} data-schedule="begin">
        <button type="button" className="link" onClick={begin}>
          {m.plan_phases()}
        </button>
      </div>
    )
  return (
    <fieldset className={`${css.wide} ${css.phases}`}>
      <legend>{m.plan_phases()}</legend>
      <Phases productId={productId} schedule={schedule} onChange={(next) => onChange({ schedule: next })} />
      <Cycle schedule={schedule} onChange={(next) => onChange({ schedule: next })} />
      <div>
        <button type="button" className="link" onClick={end}>
          {m.plan_phases_end()}
        </button>
      </div>
    </fieldset>
  )
}

type ScheduleProps = { schedule: DoseSchedule; onChange: (schedule: DoseSchedule) => void }

/** A phase is identified by its index: fields remount when the number of phases changes. */
function Phases({ productId, schedule, onChange }: ScheduleProps & { productId: string }) {
  const { length } = schedule.phases
  const add = () => {
    onChange(addPhase(schedule))
    focusSoon(productId, `phase-${length}`)
  }
  const remove = (at: number) => {
    onChange(removePhase(schedule, at))
    focusSoon(productId, 'add')
  }
  return (
    <>
      <ol className={css.phaseList}>
        {schedule.phases.map((phase, at) => (
          <li key={`${at} of ${length}`} data-schedule={`phase-${at}`}>
            <PhaseFields
              phase={phase}
              place={{ at, isLast: at === length - 1 }}
              onChange={(change) => onChange(changePhase(schedule, at, change))}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {length < MAX_DOSE_PHASES && (
        <div data-schedule="add">
          <Button size="sm" onClick={add}>
            {m.plan_phase_add()}
          </Button>
        </div>
      )}
    </>
  )
}

/** What is typed, and the cycle that it leaves in the draft. */
type TypedCycle = { on: string; off: string; leaves: DoseSchedule['cycle'] }

const isWrong = (typed: string): boolean => typed.trim() !== '' && toDays(typed, MAX_CYCLE_DAYS) === null

/** What cannot be read leaves the cycle as it was; an empty field ends it. */
function readCycle({ on, off, leaves }: TypedCycle): DoseSchedule['cycle'] {
  if (isWrong(on) || isWrong(off)) return leaves
  const daysOn = toDays(on, MAX_CYCLE_DAYS)
  const daysOff = toDays(off, MAX_CYCLE_DAYS)
  return daysOn && daysOff ? { daysOn, daysOff } : null
}

const writeCycle = (cycle: DoseSchedule['cycle']): TypedCycle => ({
  on: String(cycle?.daysOn ?? ''),
  off: String(cycle?.daysOff ?? ''),
  leaves: cycle,
})

/** Days on and off count when both are there. */
function Cycle({ schedule, onChange }: ScheduleProps) {
  const { cycle } = schedule
  const [lastTyped, setTyped] = useState(() => writeCycle(cycle))
  const { leaves } = lastTyped
  // Undo and redo change the draft under what was typed.
  const isMeant = leaves?.daysOn === cycle?.daysOn && leaves?.daysOff === cycle?.daysOff
  const typed = isMeant ? lastTyped : writeCycle(cycle)
  const change = (part: Partial<TypedCycle>) => {
    const next = { ...typed, ...part }
    const read = readCycle(next)
    setTyped({ ...next, leaves: read })
    onChange({ ...schedule, cycle: read })
  }
  return (
    <div className={css.phaseFields}>
      <CycleDays
        label={m.plan_cycle_on()}
        description={m.plan_cycle_hint()}
        typed={typed.on}
        onType={(on) => change({ on })}
      />
      <CycleDays label={m.plan_cycle_off()} typed={typed.off} onType={(off) => change({ off })} />
      <DaysField
        label={m.plan_start_day()}
        value={schedule.startDay + 1}
        most={MAX_START_DAY + 1}
        onChange={(day) => onChange({ ...schedule, startDay: (day ?? 1) - 1 })}
      />
    </div>
  )
}

type CycleDaysProps = { label: string; description?: string; typed: string; onType: (typed: string) => void }

const CycleDays = ({ typed, onType, ...field }: CycleDaysProps) => (
  <TextField
    {...field}
    inputMode="numeric"
    autoComplete="off"
    value={typed}
    error={isWrong(typed) ? wrongDays(MAX_CYCLE_DAYS) : undefined}
    onChange={({ target }) => onType(target.value)}
  />
)
