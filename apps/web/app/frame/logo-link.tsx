import type { User } from '@salvia/contract/people/current-user'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '#app/api/use-api.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { localPath } from '#app/language/local-path.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Logo } from '#app/ui/logo.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import type { StoredPlan } from '#app/visit/stored-plan.ts'
import css from './header.module.css'

/** The page of a pending e-mail change. */
const VERIFY_CHANGE = '/verify-email'

/** Home for practitioners and admins, the open plan or else all plans and orders for clients; visitors land. */
export function logoTarget(user: User | null, plan: StoredPlan | null): string {
  if (user === null) return '/'
  if (!user.isClient) return '/dashboard'
  return plan ? `/recommendations/${plan.shareCode}/redirect` : '/orders'
}

/** The logo links home; on the pending e-mail change page it cancels the change. */
export function LogoLink() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const api = useApi()
  const target = logoTarget(useUser(), useShell()?.storedPlan ?? null)
  const cancelChange = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { leaveEmailChange } = await import('./leave-email-change.ts')
    await leaveEmailChange(api)
    await navigate(localPath(target, getLocale()))
  }
  return (
    <LocalLink
      className={css.logo}
      to={target}
      onClick={pathname === VERIFY_CHANGE ? cancelChange : undefined}
      aria-label={m.shell_home({ product: PRODUCT_NAME })}
    >
      <Logo />
    </LocalLink>
  )
}
