import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import type { PlanRead } from './client/changes-since-shown.ts'
import { type Copied, copyAsShown, type NotCopied } from './copy-as-shown.ts'

type Shown = PlanRead & { id: string }

/**
 * Copies a plan that its page shows whole, and goes to the editor of the copy; or what the plan says otherwise by now, which
 * the page then shows.
 */
export function useCopyShown(shown: Shown, readNow: (client: QueryClient) => Promise<PlanRead>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [notCopied, setNotCopied] = useState<NotCopied | null>(null)
  const { run, isPending, input } = useCommand({
    send: (api, copied: Copied) =>
      copyAsShown(api, { planId: shown.id, copied, shown, readNow: () => readNow(client) }),
    stale: ['GET /recommendations'],
    otherwise: m.plan_create_failed(),
    onDone: (answer) =>
      answer.id === null ? setNotCopied(answer) : navigate(`/recommendations/${answer.id}/edit`),
  })
  const copy = (copied: Copied = {}) => {
    setNotCopied(null)
    return run(copied)
  }
  return { copy, copying: isPending ? input : undefined, notCopied }
}
