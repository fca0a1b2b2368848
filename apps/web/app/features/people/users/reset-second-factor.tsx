import type { User } from '@salvia/contract/people/current-user'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

/** Resets the second factor of who lost it; admins with all rights only, never for themselves. Confirms first. */
export function ResetSecondFactor({ user, viewer }: { user: User; viewer: User }) {
  const name = user.fullName || user.email
  const { run, isPending } = useCommand({
    send: (api) => api('DELETE /users/{id}/second-factor', { params: { id: user.id } }),
    stale: ['GET /users/{id}'],
    snackbar: 'user',
    done: m.user_second_off({ name }),
  })
  const isPossible = viewer.permissions.includes('admin:all') && viewer.id !== user.id
  if (!isPossible || !user.hasSecondFactor) return null
  const reset = async () => {
    const title = m.user_second_reset()
    if (await ask({ title, text: m.user_second_question({ name }), action: title, isDanger: true }))
      await run()
  }
  return (
    <section>
      <h3>{m.settings_totp()}</h3>
      <Button size="sm" loading={isPending} onClick={reset}>
        {m.user_second_reset()}
      </Button>
    </section>
  )
}
