import type { User } from '@salvia/contract/people/current-user'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { closePanel, PopoverMenu } from '#app/ui/popover-menu.tsx'
import { managementMenu, userMenu } from './account-menus.ts'
import css from './header.module.css'
import links from './menu-links.module.css'
import { MenuLinks } from './menu-links.tsx'
import { openShipTo } from './use-ship-to.ts'
import panel from './user-menu.module.css'

/** The menus of whoever is signed in; a visitor never loads them. */
export default function SignedInMenus({ user }: { user: User }) {
  return (
    <>
      <ManagementMenu user={user} />
      <UserMenu user={user} />
    </>
  )
}

type UserMenuProps = {
  user: User
  className?: string | undefined
  place?: 'below' | 'beside'
  /** What a page without a header offers here as well. */
  children?: ReactNode
}

/** The menu of one's account, behind the own picture. */
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

/** The account menu at the foot of a rail, with the choice of language that a header would hold. */
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

/** The admin's pages. Nothing for anyone else. */
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
