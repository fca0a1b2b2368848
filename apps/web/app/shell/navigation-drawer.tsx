import { Button } from '@mantine/core'
import { IconMenu2, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { countryName, languageName } from '#app/ui/format.ts'
import css from './header.module.css'
import { MenuLinks } from './menu-links.tsx'
import { type MenuItem, managementMenu, userMenu } from './menus.ts'
import drawer from './navigation-drawer.module.css'
import { SchemeSwitch } from './scheme-switch.tsx'
import { useShell } from './shell-data.ts'
import { openShipTo } from './use-ship-to.ts'

/** On small screens: every menu, the choice of country and language, the colour scheme. */
export function NavigationDrawer({ items }: { items: MenuItem[] }) {
  const [isOpen, setOpen] = useState(false)
  const user = useUser()
  const close = () => setOpen(false)
  const groups = [{ id: 'main', items }, ...(user ? [...managementMenu(user), ...userMenu(user)] : [])]
  return (
    <>
      <button
        type="button"
        className={`${css.icon} ${css.menu}`}
        aria-label={m.shell_menu()}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </button>
      <Dialog title={PRODUCT_NAME} isOpen={isOpen} onClose={close} place="left">
        <nav aria-label={m.shell_main_navigation()}>
          <MenuLinks groups={groups.filter((group) => group.items.length > 0)} onFollow={close} />
        </nav>
        {user === null && (
          <div className={drawer.visitor}>
            <Button component={LocalLink} to="/auth/login" onClick={close} fullWidth>
              {m.shell_login()}
            </Button>
          </div>
        )}
        <div className={drawer.choices}>
          <DrawerShipTo onOpen={close} />
          <SchemeSwitch />
        </div>
      </Dialog>
    </>
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
        <span className={drawer.country}>{countryName(country.code, language)}</span>
        <span className="third">{languageName(language)}</span>
      </span>
    </button>
  )
}
