import type { ClientRow } from '@salvia/contract/people/clients'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { personLengths, planLengths } from '@salvia/contract/words/lengths'
import { MOST_INVITED_AT_ONCE } from '@salvia/contract/words/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf } from '#app/api/query-client.ts'
import { Optional } from '#app/forms/optional.tsx'
import { type FieldOf, useForm } from '#app/forms/use-form.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox, type Findable } from '#app/ui/combobox.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { Segments } from '#app/ui/segments.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { followerReads } from '../followers/follower-queries.ts'
import { planQuery } from '../plan-queries.ts'
import {
  findInviteFaults,
  type Invitee,
  type Invitees,
  invitedWords,
  sendInvitations,
} from './send-invitations.ts'

const MOST_FOUND = 8

type Props = { plan: Recommendation; publicUrl: string }
type Chosen = Findable & Invitee

/** Invites own clients, or a new person, to a plan: by e-mail or text message, in words of the practitioner's own. */
export function InviteForm({ plan, publicUrl }: Props) {
  const [kind, setKind] = useState<'own' | 'new'>('own')
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [channel, setChannel] = useState('Email')
  const to: Invitees = kind === 'own' ? { kind, clients: chosen } : { kind }
  const { form, submit, field, general, isSending } = useForm(
    async (given, api) => {
      const faults = findInviteFaults(given, to)
      if (faults) return faults
      const invited = await sendInvitations(api, given, { plan, url: `${publicUrl}/r/${plan.shareCode}`, to })
      showSnackbar({
        id: 'plan-invited',
        type: invited.every(({ wasOnPlan }) => wasOnPlan) ? 'primary' : 'success',
        mainText: invitedWords(invited),
      })
      return null
    },
    {
      stale: [...followerReads, planQuery(plan.id)],
      onSaved: () => {
        form.current?.reset()
        setChosen([])
        setChannel('Email')
      },
    },
  )
  const choice = field('clientIds')
  const choose = (after: Chosen[]) => {
    setChosen(after.slice(0, MOST_INVITED_AT_ONCE))
    choice.onInput()
  }
  return (
    <form
      method="post"
      ref={form}
      className={parts.stack}
      onSubmit={submit}
      noValidate
      aria-label={m.plan_invite_title()}
    >
      {general && <Note tone="error" role="alert" title={general} />}
      <Segments
        label={m.plan_invite_who()}
        value={kind}
        options={[
          { value: 'own', label: m.plan_invite_own() },
          { value: 'new', label: m.plan_invite_new() },
        ]}
        onChange={setKind}
      />
      {kind === 'own' ? (
        <OwnClients chosen={chosen} onChange={choose} error={choice.error} />
      ) : (
        <NewPerson field={field} hasPhone={channel === 'Sms'} />
      )}
      <SelectField
        {...field('channel')}
        label={m.plan_invite_channel()}
        value={channel}
        data={[
          { value: 'Email', label: m.person_email() },
          { value: 'Sms', label: m.plan_invite_sms() },
        ]}
        onChange={({ currentTarget: { value } }) => setChannel(value)}
      />
      <TextAreaField
        {...field('text')}
        label={<Optional label={m.plan_invite_message()} />}
        maxLength={planLengths.invitationText}
        rows={3}
        grows
      />
      <div>
        <Button type="submit" variant="filled" loading={isSending}>
          {m.plan_invite_send()}
        </Button>
      </div>
    </form>
  )
}

const toFindable = ({ id, fullName, email, phone }: ClientRow): Chosen => ({
  id,
  name: fullName || email,
  about: fullName ? email : '',
  phone,
})

type OwnProps = { chosen: Chosen[]; onChange: (after: Chosen[]) => void; error: string | undefined }

function OwnClients({ chosen, onChange, error }: OwnProps) {
  const client = useQueryClient()
  const find = async (typed: string) => {
    const query = { query: typed, limit: MOST_FOUND }
    const { results } = await apiOf(client)('GET /customer', { query })
    return results.map(toFindable).filter(({ id }) => chosen.every((each) => each.id !== id))
  }
  return (
    <div className={parts.stack}>
      <Combobox
        isInFlow
        label={m.plan_invite_find()}
        description={m.plan_invite_find_hint()}
        find={find}
        onPick={(found) => onChange([...chosen, found])}
      />
      {error && <Note tone="error" role="alert" title={error} />}
      {chosen.length > 0 && (
        <ul className={parts.list} aria-label={m.plan_invite_chosen()}>
          {chosen.map(({ id, name, about }) => (
            <li key={id}>
              <span className={parts.grow}>
                <b className="medium">{name}</b> <span className="third">{about}</span>
              </span>
              <Button
                size="sm"
                aria-label={m.common_remove_named({ name })}
                onClick={() => onChange(chosen.filter((each) => each.id !== id))}
              >
                {m.common_remove()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const NewPerson = ({ field, hasPhone }: { field: FieldOf; hasPhone: boolean }) => (
  <>
    <TextField {...field('firstName')} label={m.person_first_name()} maxLength={personLengths.name} />
    <TextField {...field('lastName')} label={m.person_last_name()} maxLength={personLengths.name} />
    <TextField
      {...field('email')}
      type="email"
      label={m.person_email()}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={personLengths.email}
    />
    {hasPhone && (
      <TextField {...field('phone')} type="tel" label={m.person_phone()} maxLength={personLengths.phone} />
    )}
  </>
)
