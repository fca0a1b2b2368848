import type { User } from '@salvia/contract/identity'
import { IconChevronDown } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { closePanel, PopoverMenu } from '#app/ui/popover-menu.tsx'
import { managementMenu, userMenu } from './account-menus.ts'
import css from './header.module.css'
import { MenuLinks } from './menu-links.tsx'
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

const UserMenu = ({ user }: { user: User }) => (
  <PopoverMenu
    label={m.shell_account_menu()}
    className={css.avatar}
    trigger={<Avatar name={user.fullName} src={user.profilePictureUrl} />}
  >
    <div className={panel.who}>
      <p className="strong">{user.fullName}</p>
      <p className="third">{user.email}</p>
    </div>
    <MenuLinks groups={userMenu(user)} onFollow={closePanel} />
  </PopoverMenu>
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
