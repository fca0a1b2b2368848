import { Button } from '@mantine/core'
import { planLengths } from '@salvia/contract/words/lengths'
import { intakeFoodInstructions } from '@salvia/contract/words/plans'
import type { KeyboardEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SelectField } from '#app/ui/field.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useIntakeFormats } from '../dose-words.ts'
import { foodWord } from '../intake-words.ts'
import { durationChoices, NO_CHOICE, toDuration } from './duration-choices.ts'
import css from './item-list.module.css'
import type { DraftItem } from './plan-draft.ts'
import { TimeChips } from './time-chips.tsx'

const STEPS_A_UNIT = 20
const LARGEST_AMOUNT = 1000

type Props = { item: DraftItem; onChange: (change: Partial<DraftItem>) => void; onClose: () => void }

/** What to take, when and for how long. Every change is the plan's at once; Escape closes. */
export function InstructionForm({ item, onChange, onClose }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <fieldset
      className={css.form}
      aria-label={m.plan_editor_instruction({ product: item.product.name })}
      onKeyDown={onKeyDown}
    >
      <Amount item={item} onChange={onChange} />
      <SelectField
        label={m.plan_food()}
        value={item.intakeFoodInstruction ?? ''}
        data={[NO_CHOICE, ...intakeFoodInstructions.map((value) => ({ value, label: foodWord(value) }))]}
        onChange={({ target: { value } }) =>
          onChange({ intakeFoodInstruction: intakeFoodInstructions.find((each) => each === value) ?? null })
        }
      />
      <SelectField
        label={m.plan_duration()}
        value={item.duration ?? ''}
        data={durationChoices()}
        onChange={({ target: { value } }) => onChange({ duration: toDuration(value) })}
      />
      <TimeChips item={item} onChange={onChange} />
      <TextAreaField
        className={css.wide}
        label={m.plan_note()}
        value={item.notes}
        maxLength={planLengths.notes}
        grows
        rows={2}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <div className={`${css.wide} ${css.done}`}>
        <Button onClick={onClose}>{m.common_done()}</Button>
      </div>
    </fieldset>
  )
}

function Amount({ item, onChange }: Omit<Props, 'onClose'>) {
  const language = getLocale()
  const formats = useIntakeFormats()
  return (
    <>
      <NumberField
        label={m.plan_amount()}
        defaultValue={item.intakeAmount ?? ''}
        min={0}
        max={1000}
        step="any"
        onChange={({ target: { value } }) => onChange({ intakeAmount: toAmount(value) })}
      />
      <SelectField
        label={m.plan_format()}
        value={item.intakeFormatId ?? ''}
        data={[
          NO_CHOICE,
          ...formats.map(({ id, pluralNames }) => ({ value: id, label: pluralNames[language] ?? id })),
        ]}
        onChange={({ target: { value } }) => onChange({ intakeFormatId: value || null })}
      />
    </>
  )
}

/** What was typed as an amount that a plan can hold: above 0, up to 1,000, in steps of 0.05; else none. */
function toAmount(typed: string): number | null {
  const steps = Math.round(Number(typed) * STEPS_A_UNIT)
  return steps > 0 && steps <= LARGEST_AMOUNT * STEPS_A_UNIT ? steps / STEPS_A_UNIT : null
}
