import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { browserTimeZone } from '#app/visit/time.tsx'
import { registrationQuery } from './learning-queries.ts'

const stale = ['GET /learning/webinars/{webinarId}/registration'] as const

/** Whether one is registered, and where it takes place. Nothing until it is known. */
export function RegistrationState({ id }: { id: string }) {
  const { data } = useQuery(registrationQuery(id))
  return (
    <span role="status">
      {data && (data.isRegistered ? m.learning_registered() : m.learning_not_registered())}
      {data?.isRegistered && !data.joinUrl && ` ${m.learning_place_later()}`}
    </span>
  )
}

/** Registers for a webinar to come, joins it, puts it into a calendar, and cancels the registration. */
export function WebinarActs({ id }: { id: string }) {
  const { data } = useQuery(registrationQuery(id))
  const { run: leave, isPending: isLeaving } = useCommand({
    send: (api) => api('DELETE /learning/webinars/{webinarId}/registration', { params: { webinarId: id } }),
    done: m.learning_left(),
    stale,
  })
  return (
    <>
      {data && !data.isRegistered && <Register id={id} />}
      {data?.joinUrl && (
        <Button variant="filled" component="a" href={data.joinUrl} rel="noreferrer">
          {m.learning_join()}
        </Button>
      )}
      <Button component="a" href={`/learning-hub/webinars/${encodeURIComponent(id)}/webinar.ics`}>
        {m.learning_calendar()}
      </Button>
      {data?.isRegistered && (
        <Button variant="subtle" loading={isLeaving} onClick={() => leave()}>
          {m.learning_leave()}
        </Button>
      )}
    </>
  )
}

function Register({ id }: { id: string }) {
  const { run, isPending } = useCommand({
    send: (api) =>
      api('PUT /learning/webinars/{webinarId}/registration', {
        params: { webinarId: id },
        body: { timeZone: browserTimeZone() },
      }),
    done: m.learning_registered_mailed(),
    stale,
    staleOnFailure: stale,
  })
  return (
    <Button variant="filled" loading={isPending} onClick={() => run()}>
      {m.learning_register()}
    </Button>
  )
}
