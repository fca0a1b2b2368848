import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { browserTimeZone } from '#app/visit/time.tsx'
import css from './learning-hub.module.css'
import { registrationQuery } from './learning-queries.ts'

const stale = ['GET /learning/webinars/{webinarId}/registration'] as const

/** Registers for a webinar to come, says where it takes place, and takes the registration back. */
export function WebinarRegistration({ id }: { id: string }) {
  const { data } = useQuery(registrationQuery(id))
  const params = { webinarId: id }
  const { run: register, isPending: isRegistering } = useCommand({
    send: (api) =>
      api('PUT /learning/webinars/{webinarId}/registration', {
        params,
        body: { timeZone: browserTimeZone() },
      }),
    done: m.learning_registered_mailed(),
    stale,
    staleOnFailure: stale,
  })
  const { run: leave, isPending: isLeaving } = useCommand({
    send: (api) => api('DELETE /learning/webinars/{webinarId}/registration', { params }),
    done: m.learning_left(),
    stale,
  })
  if (!data) return null
  if (!data.isRegistered)
    return (
      <Button variant="filled" loading={isRegistering} onClick={() => register()}>
        {m.learning_register()}
      </Button>
    )
  return (
    <>
      <p className={css.registered}>
        {m.learning_registered()}{' '}
        {data.joinUrl ? (
          <a className="link" href={data.joinUrl} rel="noreferrer">
            {m.learning_join()}
          </a>
        ) : (
          m.learning_place_later()
        )}
      </p>
      <Button loading={isLeaving} onClick={() => leave()}>
        {m.learning_leave()}
      </Button>
    </>
  )
}
