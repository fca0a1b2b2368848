import type { PractitionerTransaction } from '@salvia/contract/wallet/practitioner-transactions'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import type { ManualTransactionStep } from '@salvia/contract/words/wallet'
import { lazy, Suspense, useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DrawerFoot } from '#app/workbench/record-drawer.tsx'
import { walletReads } from './admin-wallet-queries.ts'

const ChangeDraftDialog = lazy(() => import('./change-draft-dialog.tsx'))

type Part = { entry: PractitionerTransaction; userId: string }

/** Whether the next step of an entry is another person's. */
export const needsAnother = (
  { needsSecondLook, status, enteredBy, postedBy }: Part['entry'],
  userId: string,
) =>
  needsSecondLook === true &&
  ((status === 'Draft' && enteredBy?.id === userId) || (status === 'Posted' && postedBy?.id === userId))

function useSteps(entry: Part['entry']) {
  const { run, isPending } = useCommand({
    send: (api, status: ManualTransactionStep) =>
      api('PUT /practitioner/transactions/{id}', {
        params: { id: entry.id },
        headers: ifUnchanged(entry),
        body: { status },
      }),
    stale: walletReads,
    staleOnFailure: walletReads,
    snackbar: 'wallet-entry',
  })
  const askFirst = async (
    status: ManualTransactionStep,
    question: Omit<Parameters<typeof ask>[0], 'isDanger'>,
  ) => {
    if (await ask({ ...question, isDanger: true })) await run(status)
  }
  return { run, askFirst, isPending }
}

/** Posting, changing or deleting a draft, canceling what was posted; nothing for what the system made. */
export function TransactionActions({ entry, userId }: Part) {
  const { run, askFirst, isPending } = useSteps(entry)
  const [isChanging, setChanging] = useState(false)
  if (entry.enteredBy === null) return null
  const isAnothers = needsAnother(entry, userId)
  if (entry.status === 'Draft')
    return (
      <DrawerFoot>
        {!isAnothers && (
          <Button variant="filled" loading={isPending} onClick={() => run('Posted')}>
            {m.commission_post()}
          </Button>
        )}
        <Button onClick={() => setChanging(true)}>{m.common_change()}</Button>
        {isChanging && (
          <Suspense>
            <ChangeDraftDialog entry={entry} onClose={() => setChanging(false)} />
          </Suspense>
        )}
        <Button
          loading={isPending}
          onClick={() =>
            askFirst('Deleted', {
              title: m.commission_delete(),
              text: m.commission_delete_text(),
              action: m.commission_delete(),
            })
          }
        >
          {m.commission_delete()}
        </Button>
      </DrawerFoot>
    )
  if (entry.status !== 'Posted' || isAnothers) return null
  return (
    <DrawerFoot>
      <Button
        variant="danger"
        loading={isPending}
        onClick={() =>
          askFirst('Cancelled', {
            title: m.commission_cancel(),
            text: m.commission_cancel_text(),
            action: m.commission_cancel(),
            cancel: m.common_back(),
          })
        }
      >
        {m.commission_cancel()}
      </Button>
    </DrawerFoot>
  )
}
