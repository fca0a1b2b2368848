import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './header.module.css'
import type { MenuItem } from './menus.ts'

const importContent = () => import('./drawer-content.tsx')
const DrawerContent = lazy(importContent)

/** Menu button for small screens; its content is lazy-loaded on intent. */
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
