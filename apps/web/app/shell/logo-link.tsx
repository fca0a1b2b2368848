import type { User } from '@salvia/contract/identity'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { Logo } from '#app/ui/logo.tsx'
import css from './header.module.css'
import { hasScreen } from './menus.ts'
import { useShell } from './shell-data.ts'
import type { StoredPlan } from './stored-plan.ts'

/** Home for practitioners and admins, the plan for a client who holds one, the landing page for everyone else. */
export function logoTarget(user: User | null, plan: StoredPlan | null): string {
  if (user && !user.isClient && hasScreen('/dashboard')) return '/dashboard'
  return user?.isClient && plan ? `/recommendations/${plan.shareCode}/redirect` : '/'
}

export const LogoLink = () => (
  <LocalLink
    className={css.logo}
    to={logoTarget(useUser(), useShell()?.storedPlan ?? null)}
    aria-label={m.shell_home({ product: PRODUCT_NAME })}
  >
    <Logo />
  </LocalLink>
)
