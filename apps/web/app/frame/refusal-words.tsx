import type { User } from '@salvia/contract/people/current-user'
import { formatWait } from '@salvia/rules/format/format-measures'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
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
import { isUnapproved, isWaiting, wordsOfRefusal } from './words-of-refusal.ts'

const CREDENTIALS = '/settings/credentials'

/** Heading and text of a refusal, with the time that is left to wait, and the way on. */
export function RefusalWords({ fault, children }: { fault: Fault; children: ReactNode }) {
  const secondsLeft = useSecondsLeft(fault.retryAfter)
  const user = useUser()
  const { pathname, search } = useLocation()
  const words = wordsOfRefusal(fault, { user, pathname, search })
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
