import type { User } from '@salvia/contract/people/current-user'
import {
  IconAdjustmentsHorizontal,
  IconChartBar,
  IconClipboardList,
  IconMail,
  IconPackage,
  IconReceipt,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { lazy, useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { useUser } from '#app/features/identity/user-query.ts'
import { managementMenu } from '#app/frame/account-menus.ts'
import { Header } from '#app/frame/header.tsx'
import type { MenuGroup } from '#app/frame/menus.ts'
import { SlimFooter } from '#app/frame/slim-footer.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { LogoMark } from '#app/ui/logo.tsx'
import css from './admin.module.css'

const ChatButton = lazy(() => import('#app/frame/chat-button.tsx'))

/** In the same chunk as the header's menus. */
const RailAccount = lazy(async () => ({ default: (await import('#app/frame/user-menu.tsx')).RailAccount }))

/** An icon for each group of the Management menu, in its order. */
const icons: Record<string, TablerIcon> = {
  users: IconUsers,
  products: IconPackage,
  plans: IconClipboardList,
  sales: IconReceipt,
  analytics: IconChartBar,
  operations: IconMail,
  settings: IconAdjustmentsHorizontal,
}

/** Admin layout: groups in a left rail, a group's lists above the list; the default header on a phone. */
export default function AdminLayout() {
  const user = useUser()
  const { pathname } = useLocation()
  const groups = user ? managementMenu(user) : []
  const open = groups.find(({ items }) => items.some(({ path }) => pathname.startsWith(path)))
  return (
    <div className={css.frame}>
      <div className={css.narrow}>
        <Header />
      </div>
      {user && <Rail user={user} groups={groups} openId={open?.id} />}
      <main id="main" tabIndex={-1} className={css.main}>
        {open && open.items.length > 1 && <Siblings group={open} />}
        <div className={css.page}>
          <Outlet />
        </div>
        <SlimFooter isForStaff>
          <DeferredPart isBelow>
            <ChatButton />
          </DeferredPart>
        </SlimFooter>
      </main>
    </div>
  )
}

type RailProps = { user: User; groups: MenuGroup[]; openId: string | undefined }

const Rail = ({ user, groups, openId }: RailProps) => (
  <nav className={css.rail} aria-label={m.shell_management()}>
    <Link to="/dashboard" aria-label={m.shell_home({ product: PRODUCT_NAME })}>
      <LogoMark />
    </Link>
    {groups.map(({ id, title, items }) => {
      const Icon = icons[id] ?? IconMail
      return (
        <Link
          key={id}
          to={items[0]?.path ?? '/dashboard'}
          aria-label={title}
          title={title}
          aria-current={id === openId ? 'true' : undefined}
        >
          <Icon size={22} stroke={1.75} aria-hidden="true" />
        </Link>
      )
    })}
    <div className={css.account}>
      <DeferredPart fallback={<Avatar name={user.fullName} src={user.profilePictureUrl} />}>
        <RailAccount user={user} className={css.self} />
      </DeferredPart>
    </div>
  </nav>
)

function Siblings({ group: { title, items } }: { group: MenuGroup }) {
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)
  // On a phone the row is longer than the screen: without it the list that is open may be out of sight.
  useEffect(() => {
    const current = pathname && row.current?.querySelector('[aria-current]')
    if (!row.current || !current) return
    const [whole, part] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()]
    // The row alone is moved, and not the page.
    row.current.scrollLeft += (part.left + part.right - whole.left - whole.right) / 2
  }, [pathname])
  return (
    <nav ref={row} className={css.siblings} aria-label={title}>
      {items.map(({ path, label, covers }) =>
        covers?.test(pathname) ? (
          <Link key={path} to={path} aria-current="true">
            {label}
          </Link>
        ) : (
          <NavLink key={path} to={path}>
            {label}
          </NavLink>
        ),
      )}
    </nav>
  )
}
