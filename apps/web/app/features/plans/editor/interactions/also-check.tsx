import type { TakenDrug } from '@salvia/contract/people/client-drugs'
import { drugClasses } from '@salvia/contract/words/drug-classes'
import { timesOfDay } from '@salvia/contract/words/plans'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/field.tsx'
import { timeWord } from '../../intake-words.ts'
import { choicesOf, useDrugNames } from '../../interactions/use-drug-names.ts'
import css from './interactions-section.module.css'

type Props = { asked: TakenDrug | null; onAsk: (drug: TakenDrug | null) => void }

/** A medicine to check for that is stored nowhere. */
export function AlsoCheck({ asked, onAsk }: Props) {
  const choices = choicesOf(useDrugNames())
  const askFor = (value: string) => {
    const drugClass = drugClasses.find((each) => each === value)
    onAsk(drugClass ? { drugClass, times: asked?.times ?? [] } : null)
  }
  return (
    <div className={css.also}>
      <SelectField
        isSmall
        label={m.plan_interactions_also()}
        value={asked?.drugClass ?? ''}
        data={[{ value: '', label: m.plan_interactions_also_none() }, ...choices]}
        onChange={({ target: { value } }) => askFor(value)}
      />
      {asked && (
        <SelectField
          isSmall
          label={m.plan_interactions_also_time()}
          value={asked.times[0] ?? ''}
          data={[
            { value: '', label: m.plan_interactions_also_time_unknown() },
            ...timesOfDay.map((time) => ({ value: time, label: timeWord(time) })),
          ]}
          onChange={({ target: { value } }) =>
            onAsk({ ...asked, times: timesOfDay.filter((time) => time === value) })
          }
        />
      )}
    </div>
  )
}
