import { Link } from 'react-router'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

const kinds = {
  reminders: {
    call: 'POST /refill-reminders/unsubscribe',
    stop: m.reminders_stop,
    stopped: m.reminders_stopped,
  },
  digest: {
    call: 'POST /product-updates/digest/unsubscribe',
    stop: m.digest_stop,
    stopped: m.digest_stopped,
  },
} as const

/** Ends mails of a kind to the person the mail's link was sent to, on click: mail programs open links ahead. */
export function StopMails({ kind, token }: { kind: keyof typeof kinds; token: string }) {
  const { call, stop, stopped } = kinds[kind]
  const { run, isPending, isSuccess, error } = useCommand({
    send: (api) => api(call, { query: { token } }),
    onFailed: shownHere,
  })
  const whyNot = useProblemWords(error, m.auth_not_reached())
  if (isSuccess)
    return (
      <Note tone="good" role="status">
        {stopped()} <Link to="/settings/notifications">{m.reminders_settings()}</Link>
      </Note>
    )
  return (
    <>
      {error && <Note tone="error" role="alert" title={whyNot} />}
      <Button variant="filled" size="lg" fullWidth loading={isPending} onClick={() => run()}>
        {stop()}
      </Button>
    </>
  )
}
