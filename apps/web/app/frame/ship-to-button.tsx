import { IconChevronDown, IconWorld } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Hint } from '#app/ui/hint.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import css from './header.module.css'
import { openShipTo, useShipTo } from './use-ship-to.ts'

const importDialog = () => import('./ship-to-dialog.tsx')
const ShipToDialog = lazy(importDialog)

/** Shows country and language, and opens the dialog to change them. */
export function ShipToButton() {
  const country = useShell()?.country
  const code = getLocale().toUpperCase()
  if (country === undefined) return null
  return (
    <Hint text={m.ship_to_unshippable_hint()} isOff={country.isShippable}>
      {(hintId) => (
        <button
          type="button"
          className={css.quiet}
          aria-describedby={country.isShippable ? undefined : hintId}
          onPointerEnter={importDialog}
          onFocus={importDialog}
          onClick={openShipTo}
        >
          <IconWorld size={18} stroke={1.75} aria-hidden="true" />
          <span className="visually-hidden">{m.ship_to_title()}</span>
          <span className="only-large">{`${country.name} · ${code}`}</span>
          <span className="only-small">{`${country.code} · ${code}`}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </Hint>
  )
}

/** The dialog, lazy-loaded on intent. */
export function ShipToChoice() {
  const isOpen = useShipTo((state) => state.isOpen)
  return <Suspense>{isOpen && <ShipToDialog />}</Suspense>
}
