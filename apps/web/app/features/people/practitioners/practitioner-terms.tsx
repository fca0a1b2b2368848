import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { professions } from '@salvia/contract/words/professions'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { useRecordChange } from '#app/records/use-record-change.ts'
import { professionWords } from '#app/settings/profession-words.ts'
import { CheckField, SelectField } from '#app/ui/field.tsx'
import css from '../people.module.css'
import { practitionerQuery, programsQuery } from '../people-lists.ts'

const flags = ['isVip', 'isCommissionEnabled', 'isAllowedToReceiveCommission'] as const
const flagWords: Record<(typeof flags)[number], () => string> = {
  isVip: m.person_vip,
  isCommissionEnabled: m.person_commission_enabled,
  isAllowedToReceiveCommission: m.person_commission_allowed,
}

type Change = Partial<Pick<AdminPractitioner, (typeof flags)[number] | 'professionId' | 'referralProgramId'>>

/** The practitioner's terms: saved optimistically; a refusal reverts and explains. */
export function PractitionerTerms({ practitioner }: { practitioner: AdminPractitioner }) {
  const { change } = useSaving(practitioner.id)
  const { data: programs = [] } = useQuery(programsQuery)
  return (
    <section>
      <h3>{m.person_rights()}</h3>
      {flags.map((flag) => (
        <CheckField
          key={flag}
          className={css.flag}
          label={flagWords[flag]()}
          checked={practitioner[flag]}
          onChange={(event) => change({ [flag]: event.currentTarget.checked })}
        />
      ))}
      <SelectField
        className={css.program}
        label={m.profession()}
        description={m.profession_of_person_hint()}
        value={practitioner.professionId ?? ''}
        data={[
          { value: '', label: m.profession_unknown() },
          ...professions.map((value) => ({ value, label: professionWords[value]() })),
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          change({ professionId: professions.find((one) => one === chosen) ?? null })
        }}
      />
      {programs.length > 0 && (
        <SelectField
          className={css.program}
          label={m.menu_referral_program()}
          value={practitioner.referralProgramId ?? ''}
          data={[
            { value: '', label: m.person_program_none() },
            ...programs.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => change({ referralProgramId: event.currentTarget.value || null })}
        />
      )}
    </section>
  )
}

const useSaving = (id: string) =>
  useRecordChange<AdminPractitioner, Change>({
    known: practitionerQuery(id),
    scope: `practitioner-${id}`,
    toBe: (practitioner, change) => ({ ...practitioner, ...change }),
    send: (api, change, base) =>
      api('PUT /admin/practitioners/{id}', { params: { id }, headers: ifUnchanged(base), body: change }),
    stale: ['GET /admin/practitioners'],
  })
