import { Button } from '@mantine/core'
import { lazy } from 'react'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink, LocalNavLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { CartLink } from './cart-link.tsx'
import css from './header.module.css'
import { LogoLink } from './logo-link.tsx'
import { hasScreen, type MenuItem, mainMenu } from './menus.ts'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { ReturnToPlan } from './return-to-plan.tsx'
import { ShipToBanner } from './ship-to-banner.tsx'
import { ShipToButton, ShipToChoice } from './ship-to-button.tsx'
import { useVisitorMenu } from './use-visitor-menu.ts'

const SignedInMenus = lazy(() => import('./user-menu.tsx'))

/** The header of most pages. A client's page goes without the navigation: it has one thing to do. */
export function Header({ isQuiet = false }: { isQuiet?: boolean }) {
  const user = useUser()
  const visitorItems = useVisitorMenu()
  const items = user ? mainMenu(user) : visitorItems
  const showsMenus = !isQuiet || user !== null
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
              <VisitorButtons />
            )}
          </div>
        </div>
        <ShipToBanner />
      </header>
      <ReturnToPlan />
      <ShipToChoice />
    </>
  )
}

const MainNavigation = ({ items }: { items: MenuItem[] }) => (
  <nav className={css.nav} aria-label={m.shell_main_navigation()}>
    {items.map(({ path, label }) => (
      <LocalNavLink key={path} to={path}>
        {label}
      </LocalNavLink>
    ))}
  </nav>
)

const VisitorButtons = () => (
  <span className={`only-large ${css.visitor}`}>
    <Button component={LocalLink} to="/auth/login">
      {m.shell_login()}
    </Button>
    {hasScreen('/auth/join') && (
      <Button variant="filled" component={LocalLink} to="/auth/join?type=practitioner">
        {m.shell_create_account()}
      </Button>
    )}
  </span>
)
