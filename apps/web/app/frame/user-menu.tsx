import type { User } from '@salvia/contract/people/current-user'
import { mayCompare } from '@salvia/rules/comparison/comparison-list'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { viewerOf } from '#app/features/identity/viewer-of.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { closePanel, PopoverMenu } from '#app/ui/popover-menu.tsx'
import { managementMenu, userMenu } from './account-menus.ts'
import { ComparisonLink } from './comparison-link.tsx'
import css from './header.module.css'
import links from './menu-links.module.css'
import { MenuLinks } from './menu-links.tsx'
import { openShipTo } from './use-ship-to.ts'
import panel from './user-menu.module.css'

/** Menus of signed-in users; not loaded for visitors. */
export default function SignedInMenus({ user }: { user: User }) {
  return (
    <>
      {mayCompare(viewerOf(user)) && <ComparisonLink />}
      <ManagementMenu user={user} />
      <UserMenu user={user} />
    </>
  )
}

type UserMenuProps = {
  user: User
  className?: string | undefined
  place?: 'below' | 'beside'
  /** Items for layouts without a header. */
  children?: ReactNode
}

/** The account menu, opened by the user's avatar. */
const UserMenu = ({ user, className = css.avatar, place = 'below', children }: UserMenuProps) => (
  <PopoverMenu
    label={m.shell_account_menu()}
    className={className}
    place={place}
    trigger={<Avatar name={user.fullName} src={user.profilePictureUrl} />}
  >
    <div className={panel.who}>
      <p className="strong">{user.fullName}</p>
      <p className="third">{user.email}</p>
    </div>
    {children}
    <MenuLinks groups={userMenu(user)} onFollow={closePanel} />
  </PopoverMenu>
)

/** The account menu at the foot of the admin rail, including the language. */
export const RailAccount = ({ user, className }: { user: User; className: string | undefined }) => (
  <UserMenu user={user} className={className} place="beside">
    <div className={links.group}>
      <button
        type="button"
        className={links.item}
        onClick={(event) => {
          closePanel(event)
          openShipTo()
        }}
      >
        {m.settings_region()}
      </button>
    </div>
  </UserMenu>
)

/** Admin links; empty for others. */
function ManagementMenu({ user }: { user: User }) {
  const groups = managementMenu(user)
  if (groups.length === 0) return null
  return (
    <span className="only-large">
      <PopoverMenu
        label={m.shell_management()}
        className={css.quiet}
        trigger={
          <>
            {m.shell_management()}
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </>
        }
      >
        <MenuLinks groups={groups} onFollow={closePanel} />
      </PopoverMenu>
    </span>
  )
}
