import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '#app/forms/use-act.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import parts from '#app/ui/parts.module.css'
import { useSettingsChanged } from './use-settings-changed.ts'

type Props = { onWithdraw: () => Promise<unknown> }

/** Takes a rate back after a question; one that was in force before today is refused, and says so. */
export function WithdrawRate({ onWithdraw }: Props) {
  const [isAsking, setAsking] = useState(false)
  const changed = useSettingsChanged()
  const { isBusy, run } = useAct(async () => {
    setAsking(false)
    await changed()
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{m.rate_withdraw()}</Button>
      <Dialog title={m.rate_withdraw()} isOpen={isAsking} onClose={() => setAsking(false)}>
        <div className={parts.stack}>
          <p>{m.rate_withdraw_question()}</p>
          <div className="answers">
            <Button onClick={() => setAsking(false)}>{m.common_cancel()}</Button>
            <Button variant="filled" loading={isBusy} onClick={() => run(onWithdraw)}>
              {m.rate_withdraw()}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
