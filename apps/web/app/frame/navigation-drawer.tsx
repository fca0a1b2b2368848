import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './header.module.css'
import type { MenuItem } from './menus.ts'

const importContent = () => import('./drawer-content.tsx')
const DrawerContent = lazy(importContent)

/** On small screens: the button that opens every menu and choice; they are loaded when a person reaches for it. */
export function NavigationDrawer({ items }: { items: MenuItem[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`icon-button ${css.menu}`}
        aria-label={m.shell_menu()}
        aria-expanded={isOpen}
        onPointerEnter={importContent}
        onFocus={importContent}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </button>
      <Suspense>{isOpen && <DrawerContent items={items} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
