import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#app/api/browser-api.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { saveOnTop } from '#app/api/save-on-top.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField, SelectField } from '#app/ui/field.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import css from './people.module.css'
import { practitionerQuery, programsQuery } from './people-lists.ts'

const flags = ['isVip', 'isCommissionEnabled', 'isAllowedToReceiveCommission'] as const
const flagWords: Record<(typeof flags)[number], () => string> = {
  isVip: m.person_vip,
  isCommissionEnabled: m.person_commission_enabled,
  isAllowedToReceiveCommission: m.person_commission_allowed,
}

type Change = Partial<Pick<AdminPractitioner, (typeof flags)[number] | 'referralProgramId'>>

/** The terms that a practitioner works under: each shown as set at once; a refusal sets it back and says why. */
export function PractitionerTerms({ practitioner }: { practitioner: AdminPractitioner }) {
  const { mutate } = useSaving(practitioner.id)
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
          onChange={(event) => mutate({ [flag]: event.currentTarget.checked })}
        />
      ))}
      {programs.length > 0 && (
        <SelectField
          className={css.program}
          label={m.person_program()}
          value={practitioner.referralProgramId ?? ''}
          data={[
            { value: '', label: m.person_program_none() },
            ...programs.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => mutate({ referralProgramId: event.currentTarget.value || null })}
        />
      )}
    </section>
  )
}

function useSaving(id: string) {
  const client = useQueryClient()
  const known = practitionerQuery(id)
  const { queryKey } = known
  return useMutation({
    scope: { id: `practitioner-${id}` },
    mutationFn: (change: Change) =>
      saveOnTop({
        read: (isAfresh) => client.fetchQuery({ ...known, staleTime: isAfresh ? 0 : 'static' }),
        save: async (latest) =>
          (await browserApi('PUT /admin/practitioners/{id}', {
            params: { id },
            body: { ...change, version: latest?.version },
          })) ?? latest,
      }),
    onMutate: (change) => {
      client.setQueryData(queryKey, (before) => (before ? { ...before, ...change } : before))
    },
    onSuccess: async ({ saved, isMerged }) => {
      client.setQueryData(queryKey, saved)
      if (isMerged) showSnackbar({ id: 'practitioner', type: 'warning', mainText: m.record_merged() })
      await client.invalidateQueries({ queryKey: ['GET /admin/practitioners'] })
    },
    onError: async (error) => {
      showSnackbar({ id: 'practitioner', type: 'error', mainText: await explainProblem(error) })
      await client.invalidateQueries({ queryKey })
    },
  })
}
