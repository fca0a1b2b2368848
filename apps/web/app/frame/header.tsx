import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink, LocalNavLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import type { HeaderLinks } from '#app/visit/site-map.ts'
import { CartLink } from './cart-link.tsx'
import css from './header.module.css'
import { LogoLink } from './logo-link.tsx'
import { type MenuItem, mainMenu } from './menus.ts'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { ShipToButton, ShipToChoice } from './ship-to-button.tsx'
import { useJoinPath } from './use-join-path.ts'

/** Few see one. */
const LineAbove = lazy(() => import('./line-above.tsx').then((part) => ({ default: part.LineAbove })))

const SignedInMenus = lazy(() => import('./user-menu.tsx'))

const visitorMenu = (given: HeaderLinks | null | undefined): MenuItem[] =>
  (given?.links ?? []).map(({ title, href }) => ({ path: href, label: title, language: given?.language }))

/** The default header. Client pages omit the navigation to stay focused on the plan. */
export function Header({ isQuiet = false }: { isQuiet?: boolean }) {
  const user = useUser()
  const shell = useShell()
  const items = user ? mainMenu(user) : visitorMenu(shell?.headerLinks)
  const showsMenus = !isQuiet || user !== null
  const isStaying = useIsStaying()
  return (
    <>
      <header className={`no-print ${css.header}`}>
        <div className={css.inner}>
          {showsMenus && <NavigationDrawer items={items} />}
          <LogoLink />
          {showsMenus && <MainNavigation items={items} />}
          <div className={css.right}>
            <span className={showsMenus ? 'only-large' : undefined}>
              <ShipToButton />
            </span>
            <CartLink />
            {user ? (
              <DeferredPart fallback={<span className={css.avatar} />}>
                <SignedInMenus user={user} />
              </DeferredPart>
            ) : (
              <VisitorButtons isQuiet={isQuiet} />
            )}
          </div>
        </div>
      </header>
      <Suspense>{(isStaying || shell?.storedPlan) && <LineAbove isStaying={isStaying} />}</Suspense>
      <ShipToChoice />
    </>
  )
}

/** Whether the visitor went on from the first page, which is never covered or moved by a question. */
function useIsStaying(): boolean {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const [isStaying, setStaying] = useState(false)
  if (!isStaying && pathname !== first) setStaying(true)
  return isStaying
}

function MainNavigation({ items }: { items: MenuItem[] }) {
  const { pathname } = useLocation()
  return (
    <nav className={css.nav} aria-label={m.shell_main_navigation()}>
      {items.map(({ path, label, language, covers }) =>
        covers?.test(pathname) ? (
          <LocalLink key={path} to={path} aria-current="true">
            {label}
          </LocalLink>
        ) : (
          <LocalNavLink key={path} to={path} lang={language}>
            {label}
          </LocalNavLink>
        ),
      )}
    </nav>
  )
}

/** On a quiet page the filled button is the page's own. */
function VisitorButtons({ isQuiet }: { isQuiet: boolean }) {
  const joinPath = useJoinPath()
  return (
    <span className={`only-large ${css.visitor}`} data-visitor>
      <Button component={LocalLink} to="/auth/login">
        {m.login_title()}
      </Button>
      <Button variant={isQuiet ? 'default' : 'filled'} component={LocalLink} to={joinPath}>
        {m.shell_create_account()}
      </Button>
    </span>
  )
}
