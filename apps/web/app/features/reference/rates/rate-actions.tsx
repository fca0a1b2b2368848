import type { Api } from '#app/api/api.ts'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { settingReads } from '#app/settings/setting-reads.ts'
import { Button } from '#app/ui/button.tsx'

type Props = { question?: string; onWithdraw: (api: Api) => Promise<unknown> }

/** Withdraws a rate after confirmation, if `canWithdraw`. */
export function WithdrawRate({ question = m.rate_withdraw_question(), onWithdraw }: Props) {
  const { run, isPending } = useCommand({
    send: onWithdraw,
    stale: settingReads,
    staleOnFailure: settingReads,
  })
  const askFirst = async () => {
    const action = m.common_withdraw()
    if (await ask({ title: action, text: question, action, isDanger: true })) await run()
  }
  return (
    <Button loading={isPending} onClick={askFirst}>
      {m.common_withdraw()}
    </Button>
  )
}
