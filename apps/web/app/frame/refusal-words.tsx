import type { User } from '@salvia/contract/people/current-user'
import { formatWait } from '@salvia/rules/format/format-measures'
import type { ReactNode } from 'react'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import css from './error-page.module.css'
import type { Fault } from './fault.ts'
import { logoTarget } from './logo-link.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

type Words = { title: () => string; known: (words: { wait: string }) => string; soon: () => string }

/** What a server that answered refuses: its words need not be on every page. */
const refusals: Record<number, Words> = {
  403: { title: m.error_forbidden_title, known: m.error_forbidden_text, soon: m.error_forbidden_text },
  429: { title: m.error_too_many_title, known: m.error_too_many_text, soon: m.error_too_many_soon_text },
  503: { title: m.error_away_title, known: m.error_away_text, soon: m.error_away_soon_text },
}

/** A draft that is previewed has no text from before to show. */
const draftUnanswered: Words = {
  title: m.preview_unanswered_title,
  known: m.preview_unanswered_text,
  soon: m.preview_unanswered_soon_text,
}

const CREDENTIALS = '/settings/credentials'

const isUnapproved = (user: User | null): user is User => user?.isPractitioner === true && !user.isApproved

/** Their credentials are with us: there is nothing to do but wait. */
const isWaiting = ({ userStatusId, isCertificatesUploaded, certificateVerificationStatus }: User): boolean =>
  userStatusId === 'PendingApproval' && isCertificatesUploaded && certificateVerificationStatus !== 'Failed'

function unapprovedWords(user: User): Words {
  const text = isWaiting(user) ? m.standing_waiting_text : m.error_unapproved_text
  return { title: m.error_unapproved_title, known: text, soon: text }
}

function wordsOf({ status, code }: Fault, user: User | null): Words | undefined {
  if (status === 403 && isUnapproved(user)) return unapprovedWords(user)
  return code === 'content_unanswered' ? draftUnanswered : refusals[status ?? 0]
}

/** Heading and text of a refusal, with the time that is left to wait, and the way on. */
export function RefusalWords({ fault, children }: { fault: Fault; children: ReactNode }) {
  const secondsLeft = useSecondsLeft(fault.retryAfter)
  const user = useUser()
  const words = wordsOf(fault, user)
  if (!words) return null
  return (
    <>
      <title>{`${words.title()} · ${PRODUCT_NAME}`}</title>
      <h1 className="title">{words.title()}</h1>
      <p className="t16 second">
        {secondsLeft > 0 ? words.known({ wait: formatWait(secondsLeft, getLocale()) }) : words.soon()}
      </p>
      <div className={css.actions}>
        {children}
        {fault.status === 403 && <WayOn user={user} />}
      </div>
    </>
  )
}

/** To the credentials where they are missing, else home: trying again helps only after rights were changed. */
function WayOn({ user }: { user: User | null }) {
  const home = logoTarget(user, useShell()?.storedPlan ?? null)
  const lacksCredentials = isUnapproved(user) && !isWaiting(user)
  return (
    <Button variant="filled" component={LocalLink} to={lacksCredentials ? CREDENTIALS : home}>
      {lacksCredentials ? m.settings_credentials() : m.error_home()}
    </Button>
  )
}
