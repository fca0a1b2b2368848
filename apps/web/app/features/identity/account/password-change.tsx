import { useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'

/** Passwords are changed by a mailed link, so that an unattended screen is not enough. */
export function PasswordChange({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const send = (api: Api) =>
    api('POST /auth/user/password/reset/token', {
      headers: { preferredlanguagecode: getLocale() },
      body: { formFields: [{ id: 'email', value: email }] },
    })
  const { run, isPending } = useCommand({ send, onDone: () => setSent(true) })
  return (
    <div className={parts.row}>
      <p className={parts.grow} role="status">
        {isSent ? m.account_password_sent({ email }) : m.account_password_text()}
      </p>
      <Button loading={isPending} onClick={() => run()}>
        {m.account_password_send()}
      </Button>
    </div>
  )
}
