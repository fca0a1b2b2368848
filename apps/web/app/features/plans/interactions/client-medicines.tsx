import type { TakenDrug } from '@salvia/contract/people/client-drugs'
import { drugClasses } from '@salvia/contract/words/drug-classes'
import { timesOfDay } from '@salvia/contract/words/plans'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#app/api/use-command.ts'
import { focusWithin } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { CheckField, SelectField } from '#app/ui/field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { timeWord } from '../intake-words.ts'
import css from './client-medicines.module.css'
import { clientDrugsQuery } from './interaction-queries.ts'
import { choicesOf, useDrugNames } from './use-drug-names.ts'

/** Which medicines a client takes, in the practitioner's own file. Each choice is saved at once. */
export function ClientMedicines({ clientId }: { clientId: string }) {
  const { data, isError, refetch } = useQuery(clientDrugsQuery(clientId))
  return (
    <section className={`card ${css.card}`} aria-labelledby="medicines">
      <h2 id="medicines" className="t16" tabIndex={-1}>
        {m.client_medicines()}
      </h2>
      <p className="second">{m.client_medicines_text()}</p>
      {isError && <FailedState onRetry={() => refetch()} />}
      {!data && !isError && <SkeletonRows rows={2} />}
      {data && <Noted clientId={clientId} {...data} />}
    </section>
  )
}

type NotedProps = { clientId: string; drugs: TakenDrug[] | null; version: number }

function Noted({ clientId, drugs, version }: NotedProps) {
  const { queryKey } = clientDrugsQuery(clientId)
  const { run, isPending } = useCommand({
    send: (api, given: TakenDrug[] | null) =>
      api('PUT /customer/{id}/drug-classes', {
        params: { id: clientId },
        headers: ifUnchanged({ version }),
        body: { drugs: given },
      }),
    keep: (client, saved) => client.setQueryData(queryKey, saved),
    stale: ['GET /recommendations/{id}/drug-classes'],
    staleOnFailure: ['GET /customer/{id}/drug-classes'],
    otherwise: m.client_medicines_failed(),
  })
  const names = useDrugNames()
  const noted = drugs ?? []
  const left = choicesOf(names).filter(({ value }) => noted.every(({ drugClass }) => drugClass !== value))
  const add = (value: string) => {
    const drugClass = drugClasses.find((each) => each === value)
    if (drugClass) run([...noted, { drugClass, times: [] }])
  }
  const remove = async (gone: TakenDrug) => {
    const left = noted.filter((each) => each !== gone)
    // That none is taken is said by its own button: the last one may only have been chosen by mistake.
    await run(left.length > 0 ? left : null)
    focusWithin('#medicines')
  }
  return (
    <div className={css.noted} aria-busy={isPending}>
      {noted.length === 0 && <p>{drugs ? m.client_medicines_none() : m.client_medicines_not_noted()}</p>}
      <ul className={css.list}>
        {noted.map((drug) => (
          <Drug
            key={drug.drugClass}
            drug={drug}
            name={names.get(drug.drugClass) ?? drug.drugClass}
            onChange={(times) => run(noted.map((each) => (each === drug ? { ...each, times } : each)))}
            onRemove={() => remove(drug)}
          />
        ))}
      </ul>
      <SelectField
        label={m.client_medicines_add()}
        description={m.client_medicines_hint()}
        value=""
        data={[{ value: '', label: m.client_medicines_choose() }, ...left]}
        onChange={({ target: { value } }) => add(value)}
      />
      {noted.length === 0 && (
        <div>
          {drugs === null ? (
            <Button onClick={() => run([])}>{m.client_medicines_note_none()}</Button>
          ) : (
            <Button onClick={() => run(null)}>{m.client_medicines_withdraw_none()}</Button>
          )}
        </div>
      )}
    </div>
  )
}

type DrugProps = {
  drug: TakenDrug
  name: string
  onChange: (times: TakenDrug['times']) => void
  onRemove: () => void
}

const Drug = ({ drug: { times }, name, onChange, onRemove }: DrugProps) => (
  <li>
    <fieldset className={css.times}>
      <legend className="medium">{name}</legend>
      {timesOfDay.map((time) => (
        <CheckField
          key={time}
          label={timeWord(time)}
          checked={times.includes(time)}
          onChange={() => onChange(timesOfDay.filter((each) => times.includes(each) !== (each === time)))}
        />
      ))}
    </fieldset>
    {times.length === 0 && <p className="second">{m.client_medicines_time_unknown()}</p>}
    <Button size="sm" aria-label={m.common_remove_named({ name })} onClick={onRemove}>
      {m.common_remove()}
    </Button>
  </li>
)
