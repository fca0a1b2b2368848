import { Button } from '@mantine/core'
import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { useQueryClient } from '@tanstack/react-query'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { practitionerQuery } from './people-lists.ts'

/** The account in the ERP: asked for once, and again where the ERP refused. */
export function ErpAccount({ practitioner }: { practitioner: AdminPractitioner }) {
  const { id, odooAccountId, odooRequestedAt, odooError } = practitioner
  const client = useQueryClient()
  const { mutate, isPending } = useApiMutation('POST /admin/practitioners/{id}/new-odoo-account', {
    onSuccess: (saved) => client.setQueryData(practitionerQuery(id).queryKey, saved),
    onError: async (error) =>
      showSnackbar({ id: 'erp', type: 'error', mainText: await explainProblem(error) }),
  })
  const ask = (label: string) => (
    <Button size="sm" loading={isPending} onClick={() => mutate({ params: { id } })}>
      {label}
    </Button>
  )
  return (
    <section>
      <h3>{m.person_erp()}</h3>
      {odooAccountId && <p>{m.person_erp_account({ id: odooAccountId })}</p>}
      {odooRequestedAt && !odooAccountId && !odooError && (
        <p className="second">{m.person_erp_requested()}</p>
      )}
      {!odooAccountId && odooError && (
        <Note tone="error" title={m.person_erp_failed()} action={ask(m.person_erp_ask_again())}>
          {odooError}
        </Note>
      )}
      {!odooRequestedAt && ask(m.person_erp_ask())}
    </section>
  )
}
