import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { useEffect, useRef } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { sharedPlanQuery } from './shared-plan-query.ts'
import { forgetReadingToken, readReadingToken, readToken } from './stored-token.ts'

type Notes = { recommendationItemId: string; notes: string }[]

function withNotes(plan: SharedPlan, notes: Notes): SharedPlan {
  const byItem = new Map(notes.map((note) => [note.recommendationItemId, note.notes]))
  const recommendationItems = plan.recommendationItems.map((item) => {
    const text = byItem.get(item.id)
    return text === undefined ? item : { ...item, notes: text, isNotePersonal: true }
  })
  return { ...plan, recommendationItems, hasPersonalParts: false }
}

/**
 * Puts the personal notes beside their products, as soon as this tab holds an invitation or the token of a code. The
 * page is rendered without them, since no address and no cookie carries either.
 */
export function usePersonalNotes(shareCode: string, isLeftOut: boolean) {
  const { run } = useCommand({
    send: (api, token: string) =>
      api('POST /recommendations/code/{shareCode}/personal', { params: { shareCode }, body: { token } }),
    keep: (client, { notes }) =>
      client.setQueryData(sharedPlanQuery(shareCode).queryKey, (plan) => plan && withNotes(plan, notes)),
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'code_invalid') forgetReadingToken(shareCode)
      shownHere()
    },
  })
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isLeftOut) isAsked.current = false
    const token = readReadingToken(shareCode) ?? readToken(shareCode)
    if (!isLeftOut || isAsked.current || token === null) return
    isAsked.current = true
    void run(token)
  }, [isLeftOut, run, shareCode])
  return run
}
