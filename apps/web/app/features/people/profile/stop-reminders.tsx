import { Link } from 'react-router'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

/** Ends the refill reminders of the person the mail's link was sent to, on click: mail programs open links ahead. */
export function StopReminders({ token }: { token: string }) {
  const { run, isPending, isSuccess, error } = useCommand({
    send: (api) => api('POST /refill-reminders/unsubscribe', { query: { token } }),
    onFailed: shownHere,
  })
  const whyNot = useProblemWords(error, m.auth_not_reached())
  if (isSuccess)
    return (
      <Note tone="good" role="status">
        {m.reminders_stopped()} <Link to="/settings/notifications">{m.reminders_settings()}</Link>
      </Note>
    )
  return (
    <>
      {error && <Note tone="error" role="alert" title={whyNot} />}
      <Button variant="filled" size="lg" fullWidth loading={isPending} onClick={() => run()}>
        {m.reminders_stop()}
      </Button>
    </>
  )
}
