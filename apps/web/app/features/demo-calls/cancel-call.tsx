import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { bookedQuery } from './demo-queries.ts'

/** Cancels a booking, once that is confirmed. */
export function CancelCall({ token }: { token: string }) {
  const { run, isPending } = useCommand({
    send: (api) => api('POST /demo-calls/booked/cancel', { body: { token } }),
    keep: (client, call) => client.setQueryData(bookedQuery(token).queryKey, call),
    staleOnFailure: ['GET /demo-calls/booked'],
  })
  const cancel = async () => {
    const title = m.demo_call_cancel_title()
    const action = m.demo_call_cancel()
    const question = { title, text: m.demo_call_cancel_text(), action, cancel: m.demo_call_keep() }
    if (await ask({ ...question, isDanger: true })) await run()
  }
  return (
    <Button variant="subtle" loading={isPending} onClick={() => void cancel()}>
      {m.demo_call_cancel()}
    </Button>
  )
}
