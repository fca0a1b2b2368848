import { Button } from '@mantine/core'
import { useState } from 'react'
import { browserApi } from '#app/api/browser-api.ts'
import { useAct } from '#app/forms/use-act.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import parts from '#app/ui/parts.module.css'

/** A new password is set by a link of a mail, so that an open screen alone is not enough. */
export function PasswordChange({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const { isBusy, run } = useAct(() => setSent(true))
  const send = () =>
    browserApi('POST /auth/user/password/reset/token', {
      headers: { preferredlanguagecode: getLocale() },
      body: { formFields: [{ id: 'email', value: email }] },
    })
  return (
    <div className={parts.row}>
      <p className={parts.grow} role="status">
        {isSent ? m.account_password_sent({ email }) : m.account_password_text()}
      </p>
      <Button loading={isBusy} onClick={() => run(send)}>
        {m.account_password_send()}
      </Button>
    </div>
  )
}
