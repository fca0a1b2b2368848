import type { DisruptionRow } from '@salvia/contract/disruptions/disruption-records'
import type { DisruptionStatus } from '@salvia/contract/words/disruptions'
import { ifAllUnchanged } from '@salvia/contract/words/version-tag'
import { isNeverPublic } from '@salvia/rules/disruptions/disruption-state'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { disruptionReads } from '../disruption-queries.ts'

type Moved = Pick<DisruptionRow, 'id' | 'version' | 'status' | 'waitingCount'>

/** What closing means for those who wait and for the product. */
function askToClose(closing: Moved[]): Promise<boolean> {
  const waiting = closing.reduce((sum, { waitingCount }) => sum + waitingCount, 0)
  const isUnseen = closing.every(({ status }) => isNeverPublic(status))
  const who =
    waiting === 0 ? m.disruption_close_waiting_none() : m.disruption_close_waiting({ count: waiting })
  return ask({
    title: m.disruption_close_title({ count: closing.length }),
    text: isUnseen ? m.disruption_close_text_unseen() : `${who} ${m.disruption_close_text()}`,
    action: m.disruption_to_Closed(),
    isDanger: true,
  })
}

/** Moves disruptions to a status, all of them or none, as they were read; closing asks first. */
export function useMove(scope: string) {
  const { run, isPending, input } = useCommand({
    scope,
    send: (api, { rows, status }: { rows: Moved[]; status: DisruptionStatus }) =>
      api('PATCH /admin/product-disruptions', { body: { ...ifAllUnchanged(rows), status } }),
    stale: disruptionReads,
    staleOnFailure: disruptionReads,
    working: m.disruption_saving,
    workingState: 'saving-product-disruption',
  })
  return {
    /** Resolves to whether they were moved. */
    move: async (rows: Moved[], status: DisruptionStatus): Promise<boolean> => {
      if (status === 'Closed' && !(await askToClose(rows))) return false
      return (await run({ rows, status }))?.isDone ?? false
    },
    /** The status that they are being moved to. */
    moving: isPending ? input?.status : undefined,
  }
}
