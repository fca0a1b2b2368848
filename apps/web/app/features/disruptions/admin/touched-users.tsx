import type { Disruption, DisruptionUser } from '@salvia/contract/disruptions/disruption-records'
import { type DisruptionImpactType, disruptionImpactTypes } from '@salvia/contract/words/disruptions'
import { formatDate } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { CheckField, SelectField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { PagedList } from '#app/ui/paged-list.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { setInList } from '#app/workbench/list-address.ts'
import { useChangeSearch, useWantedSearch } from '#app/workbench/wanted-search.ts'
import { disruptionReads, disruptionUsersQuery } from '../disruption-queries.ts'
import { flagWords, impactWords, noticeFacts } from '../disruption-words.ts'
import css from './disruptions.module.css'
import { ImpactMenu } from './impact-menu.tsx'
import { useImpact } from './use-impact.ts'

const impacts = () => disruptionImpactTypes.map((value) => ({ value, label: impactWords[value]() }))

const impactIn = (value: string): DisruptionImpactType | undefined =>
  disruptionImpactTypes.find((impact) => impact === value)

/** Whom a disruption touches, those who run out first in front, with what is done for them. */
export function TouchedUsers({ disruption }: { disruption: Disruption }) {
  const { id, usersCount, status, isForSale } = disruption
  return (
    <section className={css.section} aria-labelledby="touched">
      <h2 id="touched" className="t20">
        {m.disruption_touched()}
      </h2>
      {usersCount === null ? (
        <p className="second" role="status">
          {status === 'Ready' ? m.disruption_computing() : m.disruption_not_computed()}
        </p>
      ) : (
        <>
          {status === 'Resolved' &&
            (isForSale ? (
              <AllNotices disruption={disruption} />
            ) : (
              <Note tone="warning">{m.disruption_notices_not_for_sale()}</Note>
            ))}
          <Users id={id} canNotice={status === 'Resolved' && isForSale} />
        </>
      )}
    </section>
  )
}

function AllNotices({ disruption: { id, notices } }: { disruption: Disruption }) {
  const { run, isPending } = useCommand({
    send: (api) =>
      api('POST /admin/product-disruptions/{id}/send-back-in-stock-notification', { params: { id } }),
    stale: disruptionReads,
    staleOnFailure: disruptionReads,
    done: ({ asked }) => m.disruption_notices_asked({ count: asked }),
  })
  const askToSend = async () => {
    const title = m.disruption_notices_all()
    if (await ask({ title, text: m.disruption_notices_text(), action: m.disruption_notices_send() }))
      await run()
  }
  return (
    <div className={css.bar}>
      {notices.areLeft && (
        <Button loading={isPending} onClick={askToSend}>
          {m.disruption_notices_all()}
        </Button>
      )}
      <p className="second" role="status">
        {notices.asked === 0
          ? m.disruption_notices_none()
          : m.disruption_notices_progress({ queued: notices.queued, asked: notices.asked })}
        {notices.failed > 0 && ` ${m.disruption_notices_failed({ count: notices.failed })}`}
        {!notices.areLeft && ` ${m.disruption_notices_done()}`}
      </p>
    </div>
  )
}

function Users({ id, canNotice }: { id: string; canNotice: boolean }) {
  const [address] = useSearchParams()
  const wanted = useWantedSearch()
  const changeSearch = useChangeSearch()
  const found = useQuery(disruptionUsersQuery(id, address))
  const [chosen, setChosen] = useState<string[]>([])
  const { queue } = useImpact()
  const chosenHere = found.data?.results.map((user) => user.id).filter((each) => chosen.includes(each)) ?? []
  const toggle = (userId: string) =>
    setChosen((before) =>
      before.includes(userId) ? before.filter((each) => each !== userId) : [...before, userId],
    )
  return (
    <>
      <div className={css.bar}>
        <SelectField
          isSmall
          label={m.disruption_impact()}
          value={wanted.get('impactType') ?? ''}
          data={[{ value: '', label: m.list_all() }, ...impacts()]}
          onChange={({ currentTarget: { value } }) =>
            changeSearch((after) => setInList(after, 'impactType', value), { preventScrollReset: true })
          }
        />
        {chosenHere.length > 0 && (
          <Chosen ids={chosenHere} canNotice={canNotice} onDone={() => setChosen([])} />
        )}
      </div>
      <PagedList
        found={found}
        none={m.disruption_nobody()}
        label={m.disruption_touched()}
        onGo={(offset) => changeSearch((after) => setInList(after, 'offset', `${offset}`))}
      >
        {(users) => (
          <ul aria-label={m.disruption_touched()}>
            {users.map((user) => (
              <User
                key={user.id}
                user={user}
                isChosen={chosen.includes(user.id)}
                onToggle={() => toggle(user.id)}
                onImpact={(impactType) => queue({ ids: [user.id], impactType })}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

type ChosenProps = { ids: string[]; canNotice: boolean; onDone: () => void }

/** What is done for the people that are chosen. */
function Chosen({ ids, canNotice, onDone }: ChosenProps) {
  const impact = useImpact()
  const notices = useCommand({
    send: (api) =>
      api('POST /admin/product-disruptions/users/send-back-in-stock-notification', { body: { ids } }),
    stale: disruptionReads,
    staleOnFailure: disruptionReads,
    done: ({ asked }) => m.disruption_notices_asked({ count: asked }),
    onDone,
  })
  return (
    <>
      <SelectField
        isSmall
        label={m.disruption_impact_of({ count: ids.length })}
        value=""
        data={[{ value: '', label: m.disruption_impact_choose() }, ...impacts()]}
        onChange={async ({ currentTarget: { value } }) => {
          const impactType = impactIn(value)
          if (impactType && (await impact.queue({ ids, impactType })).isDone) onDone()
        }}
      />
      {canNotice && (
        <Button size="sm" loading={notices.isPending} onClick={() => notices.run()}>
          {m.disruption_notices_send()}
        </Button>
      )}
    </>
  )
}

type UserProps = {
  user: DisruptionUser
  isChosen: boolean
  onToggle: () => void
  onImpact: (impactType: DisruptionImpactType) => void
}

function addressOf({ user }: DisruptionUser): string | null {
  if (user === null) return null
  return user.userKindId === 'Practitioner' ? `/admin/practitioners/${user.id}` : `/admin/clients/${user.id}`
}

function User({ user, isChosen, onToggle, onImpact }: UserProps) {
  const { email, flags, impactType, runsOutOn } = user
  const name = user.user ? fullName(user.user) || email : email
  const to = addressOf(user)
  const said = [
    ...flags.map((flag) => flagWords[flag]()),
    runsOutOn && m.disruption_runs_out({ day: formatDate(runsOutOn, getLocale()) }),
    ...noticeFacts(user, useTimeFormat()),
  ]
  return (
    <li className={css.user}>
      <CheckField aria-label={m.disruption_choose({ name })} checked={isChosen} onChange={onToggle} />
      <div className={css.words}>
        {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
        <span className="second">{said.filter(Boolean).join(' · ')}</span>
      </div>
      <ImpactMenu name={name} impactType={impactType} onImpact={onImpact} />
    </li>
  )
}
