import { Button } from '@mantine/core'
import type { User } from '@salvia/contract/people/current-user'
import { useState } from 'react'
import { browserApi } from '#app/api/browser-api.ts'
import { useAct } from '#app/forms/use-act.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'

/** For someone who lost it; only for an admin with all rights, and never one's own. Asks first. */
export function ResetSecondFactor({ user, viewer }: { user: User; viewer: User }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const name = user.fullName || user.email
  const { isBusy, run } = useAct(() =>
    showSnackbar({ id: 'user', type: 'success', mainText: m.user_second_off({ name }) }),
  )
  const isPossible = viewer.permissions.includes('admin:all') && viewer.id !== user.id && !user.isClient
  if (!isPossible || user.userStatusId === 'Deleted') return null
  const reset = () => {
    close()
    return run(() => browserApi('DELETE /users/{id}/second-factor', { params: { id: user.id } }))
  }
  return (
    <section>
      <h3>{m.settings_totp()}</h3>
      <Button size="sm" loading={isBusy} onClick={() => setAsking(true)}>
        {m.user_second_reset()}
      </Button>
      <Dialog title={m.user_second_reset()} isOpen={isAsking} onClose={close}>
        <p className="second">{m.user_second_question({ name })}</p>
        <div className="answers">
          <Button onClick={close}>{m.common_cancel()}</Button>
          <Button variant="danger" onClick={reset}>
            {m.user_second_reset()}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
