import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { useCommand } from '#app/api/use-command.ts'
import { erpFaultWords } from '#app/lib/erp-call-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { isErpAccountAwaited, practitionerQuery } from '../people-lists.ts'

/** The ERP account: requested once, and again after a refusal. */
export function ErpAccount({ practitioner }: { practitioner: AdminPractitioner }) {
  const { id, odooAccountId, odooRequestedAt, odooError } = practitioner
  const { run, isPending } = useCommand({
    send: (api) => api('POST /admin/practitioners/{id}/new-odoo-account', { params: { id } }),
    keep: (client, saved) => client.setQueryData(practitionerQuery(id).queryKey, saved),
  })
  const ask = (label: string) => (
    <Button size="sm" loading={isPending} onClick={() => run()}>
      {label}
    </Button>
  )
  return (
    <section>
      <h3>{m.person_erp()}</h3>
      {odooAccountId && <p>{m.person_erp_account({ id: odooAccountId })}</p>}
      {isErpAccountAwaited(practitioner) && <p className="second">{m.person_erp_requested()}</p>}
      {!odooAccountId && odooError && (
        <Note tone="error" title={m.person_erp_failed()} action={ask(m.person_erp_ask_again())}>
          {erpFaultWords(odooError) ?? odooError}
        </Note>
      )}
      {!odooRequestedAt && ask(m.person_erp_ask())}
    </section>
  )
}
