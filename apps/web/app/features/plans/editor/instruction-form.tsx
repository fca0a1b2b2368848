import { planLengths } from '@salvia/contract/words/lengths'
import { intakeFoodInstructions } from '@salvia/contract/words/plans'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { takesLetters } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { CheckField, SelectField } from '#app/ui/field.tsx'
import { KeyLine } from '#app/ui/key-help.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useIntakeFormats } from '../dose-words.ts'
import { foodWord } from '../intake-words.ts'
import { AmountField } from './amount-field.tsx'
import { ChangingDose } from './changing-dose.tsx'
import { durationChoices, NO_CHOICE, toDuration } from './duration-choices.ts'
import { instructionKeys } from './editor-keys.ts'
import css from './item-list.module.css'
import type { DraftItem } from './plan-draft.ts'
import { focusTimes, TimeChips } from './time-chips.tsx'

type Props = {
  item: DraftItem
  onChange: (change: Partial<DraftItem>) => void
  onClose: () => void
  /** Closes it and goes on to the next product. */
  onNext: () => void
  onRemove: () => void
}

/** Opening moves focus to the amount, with its text selected. */
function useFocusOnAmount() {
  const form = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const amount = form.current?.querySelector('input')
    amount?.focus({ preventScroll: true })
    amount?.select()
  }, [])
  return form
}

/** Whether `/` is written where it is pressed: `1/2` is an amount. In a choice it finds nothing. */
const typesSlash = (target: EventTarget): boolean =>
  target instanceof HTMLElement && takesLetters(target) && !(target instanceof HTMLSelectElement)

/**
 * Dose, times and duration. Changes apply immediately. Enter goes from the amount to the time of day; from there `/` goes
 * to the next product. Escape closes.
 */
export function InstructionForm({ item, onChange, onClose, onNext, onRemove }: Props) {
  const form = useFocusOnAmount()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== '/' || typesSlash(event.target)) return
    event.preventDefault()
    onNext()
  }
  return (
    <fieldset
      ref={form}
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
      <TimeChips dose={item} onChange={onChange} />
      <ChangingDose item={item} onChange={onChange} />
      <TextAreaField
        className={css.wide}
        label={m.plan_note()}
        value={item.notes}
        maxLength={planLengths.notes}
        grows
        rows={2}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <PersonalMark item={item} onChange={onChange} />
      <div className={`${css.wide} ${css.done}`}>
        <Button onClick={onClose}>{m.common_done()}</Button>
        <span className={css.removeHere}>
          <Button
            variant="danger"
            aria-label={m.common_remove_product({ product: item.product.name })}
            onClick={onRemove}
          >
            {m.common_remove()}
          </Button>
        </span>
        <KeyLine keys={instructionKeys()} />
      </div>
    </fieldset>
  )
}

/** Whether the note is for invited clients alone. */
function PersonalMark({ item, onChange }: Pick<Props, 'item' | 'onChange'>) {
  const hint = useId()
  return (
    <div className={css.wide}>
      <CheckField
        label={m.plan_note_only_client()}
        checked={item.isNotePersonal}
        aria-describedby={hint}
        onChange={({ target: { checked } }) => onChange({ isNotePersonal: checked })}
      />
      <p id={hint} className="third">
        {m.plan_note_only_client_hint()}
      </p>
    </div>
  )
}

function Amount({ item, onChange }: Pick<Props, 'item' | 'onChange'>) {
  const language = getLocale()
  const formats = useIntakeFormats()
  return (
    <>
      <AmountField
        value={item.intakeAmount}
        onChange={(intakeAmount) => onChange({ intakeAmount })}
        onKeyDown={goToTimes}
      />
      <SelectField
        label={m.catalogue_field_intake_format()}
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

function goToTimes(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  focusTimes(event.currentTarget)
}
