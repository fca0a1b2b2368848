import type { AdminReferral } from '@salvia/contract/referrals/admin-referrals'
import type { ReferralStatus } from '@salvia/contract/words/referrals'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import type { QueryClient } from '@tanstack/react-query'
import { changeAnswers } from '#app/api/change-answers.ts'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { flagWord } from '../referral-words.ts'
import { referralReads } from './admin-referral-queries.ts'

type Decision = { row: AdminReferral; to: ReferralStatus }

/** Shows the decision on every page at once; a refusal takes it back. */
const decideNow = (client: QueryClient, { row, to }: Decision) =>
  changeAnswers(client, 'GET /admin/referrals', (page) => ({
    ...page,
    results: page.results.map((each) => (each.id === row.id ? { ...each, status: to } : each)),
  }))

const askAboutFlags = ({ flags }: AdminReferral) =>
  ask({
    title: m.referral_approve_flagged(),
    text: `${flags.map(flagWord).join(' ')} ${m.referral_approve_flagged_text()}`,
    action: m.approval_approve(),
  })

const askAboutUndo = () =>
  ask({
    title: m.referral_undo_title(),
    text: m.referral_undo_text(),
    action: m.referral_undo(),
    cancel: m.common_back(),
    isDanger: true,
  })

/** What an admin can do with a referral: shown at once, and taken back if it is refused. */
export function useReferralDecision(mayMoveMoney: boolean): RowAction<AdminReferral>[] {
  const { queue } = useCommand({
    scope: 'referrals',
    send: (api, { row, to }: Decision) =>
      api('PATCH /admin/referrals/{id}', {
        params: { id: row.id },
        headers: ifUnchanged(row),
        body: { status: to },
      }),
    onStart: decideNow,
    stale: referralReads,
    staleOnFailure: referralReads,
    snackbar: 'referral',
  })
  const decide = async ([row]: AdminReferral[], to: ReferralStatus, isSure: Promise<boolean> | true) => {
    if (row && (await isSure)) await queue({ row, to })
  }
  return [
    {
      key: 'a',
      label: m.approval_approve(),
      isFor: ({ status }) => mayMoveMoney && status === 'Pending',
      run: (rows) =>
        decide(rows, 'Approved', rows[0] && rows[0].flags.length > 0 ? askAboutFlags(rows[0]) : true),
    },
    {
      key: 'r',
      label: m.approval_reject(),
      isDanger: true,
      isFor: ({ status }) => status === 'Pending',
      run: (rows) => decide(rows, 'Rejected', true),
    },
    {
      key: 'u',
      label: m.referral_undo(),
      isDanger: true,
      isFor: ({ status }) => mayMoveMoney && status === 'Approved',
      run: (rows) => decide(rows, 'Rejected', askAboutUndo()),
    },
    {
      key: 'o',
      label: m.referral_reopen(),
      isFor: ({ status }) => status === 'Rejected',
      run: (rows) => decide(rows, 'Pending', true),
    },
  ]
}
