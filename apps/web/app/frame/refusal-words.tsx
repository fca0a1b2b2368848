import { formatSeconds } from '@salvia/rules/format/format-measures'
import { useUser } from '#app/features/identity/user-query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Fault } from './fault.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** What a server that answered refuses: its words need not be on every page. */
const refusals: Record<
  number,
  { title: () => string; known: (words: { wait: string }) => string; soon: () => string }
> = {
  403: { title: m.error_forbidden_title, known: m.error_forbidden_text, soon: m.error_forbidden_text },
  429: { title: m.error_too_many_title, known: m.error_too_many_text, soon: m.error_too_many_soon_text },
  503: { title: m.error_away_title, known: m.error_away_text, soon: m.error_away_soon_text },
}

const unapproved = {
  title: m.error_unapproved_title,
  known: m.error_unapproved_text,
  soon: m.error_unapproved_text,
}

/** Heading and text of a refusal, with the seconds that are left to wait. */
export function RefusalWords({ fault: { status, retryAfter } }: { fault: Fault }) {
  const secondsLeft = useSecondsLeft(retryAfter)
  const user = useUser()
  const isUnapproved = status === 403 && user?.isPractitioner === true && !user.isApproved
  const words = isUnapproved ? unapproved : refusals[status ?? 0]
  if (!words) return null
  return (
    <>
      <h1 className="title">{words.title()}</h1>
      <p className="t16 second">
        {secondsLeft > 0 ? words.known({ wait: formatSeconds(secondsLeft, getLocale()) }) : words.soon()}
      </p>
    </>
  )
}
