import type { AdminDemoCall } from '@salvia/contract/demo-calls/admin-demo-calls'
import { fullName } from '@salvia/rules/people/full-name'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { useTimeFormat } from '#app/visit/time.tsx'
import type { RowAction } from '#app/workbench/row-keys.ts'

/** Cancels a call that is to come, once that is confirmed. */
export function useCanceling(): RowAction<AdminDemoCall> {
  const write = useTimeFormat()
  const { run } = useCommand({
    scope: 'demo-calls',
    send: (api, id: string) => api('POST /admin/demo-calls/{id}/cancel', { params: { id } }),
    stale: ['GET /admin/demo-calls', 'GET /admin/demo-calls/{id}'],
    staleOnFailure: ['GET /admin/demo-calls', 'GET /admin/demo-calls/{id}'],
    snackbar: 'demo-call',
    done: m.demo_call_canceled_done(),
  })
  return {
    key: 'c',
    label: m.demo_call_cancel(),
    isDanger: true,
    isFor: ({ state }) => state === 'Booked',
    run: async ([call]) => {
      if (!call) return false
      const { firstName, lastName, startsAt } = call
      const name = fullName({ firstName, lastName })
      const text = m.demo_call_cancel_admin_text({ name, when: write(startsAt) })
      const title = m.demo_call_cancel_title()
      const question = { title, text, action: m.demo_call_cancel(), cancel: m.demo_call_keep() }
      if (!(await ask({ ...question, isDanger: true }))) return false
      return (await run(call.id))?.isDone ?? false
    },
  }
}
