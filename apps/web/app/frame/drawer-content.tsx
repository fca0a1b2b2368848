import { languageName } from '@salvia/rules/format/format'
import { IconWorld } from '@tabler/icons-react'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { allMenus } from './account-menus.ts'
import drawer from './drawer-content.module.css'
import { MenuLinks } from './menu-links.tsx'
import type { MenuItem } from './menus.ts'
import { SchemeSwitch } from './scheme-switch.tsx'
import { useJoinPath } from './use-join-path.ts'
import { openShipTo } from './use-ship-to.ts'

type Props = { items: MenuItem[]; onClose: () => void }

/** All menus, country and language, colour scheme. */
export default function DrawerContent({ items, onClose }: Props) {
  const user = useUser()
  const joinPath = useJoinPath()
  return (
    <Dialog title={PRODUCT_NAME} isOpen onClose={onClose} place="left">
      <nav aria-label={m.shell_main_navigation()}>
        <MenuLinks groups={allMenus(items, user)} onFollow={onClose} />
      </nav>
      {user === null && (
        <div className={drawer.visitor}>
          <Button component={LocalLink} to="/auth/login" onClick={onClose} fullWidth>
            {m.login_title()}
          </Button>
          <Button variant="filled" component={LocalLink} to={joinPath} onClick={onClose} fullWidth>
            {m.shell_create_account()}
          </Button>
        </div>
      )}
      <div className={drawer.choices}>
        <DrawerShipTo onOpen={onClose} />
        <SchemeSwitch />
      </div>
    </Dialog>
  )
}

function DrawerShipTo({ onOpen }: { onOpen: () => void }) {
  const country = useShell()?.country
  const language = getLocale()
  if (country === undefined) return null
  const open = () => {
    onOpen()
    openShipTo()
  }
  return (
    <button type="button" className={drawer.shipTo} onClick={open}>
      <IconWorld size={20} stroke={1.75} aria-hidden="true" />
      <span>
        <span className={drawer.country}>{country.name}</span>
        <span className="third">{languageName(language)}</span>
      </span>
    </button>
  )
}
