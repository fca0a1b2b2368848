import { SHIP_TO_BANNER_HIDE_MS } from '@salvia/contract/words/limits'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#app/features/identity/user-query.ts'
import { plainPath } from '#app/language/local-path.ts'
import { useBottomReach } from '#app/lib/bottom-bars.ts'
import { focusPage } from '#app/lib/focus.ts'
import { useSnackbars } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { writeCookie } from '#app/visit/cookies.ts'
import { useShell } from '#app/visit/shell-data.ts'
import css from './bars.module.css'
import { openShipTo, useShipTo } from './use-ship-to.ts'

/**
 * Asks a visitor for the country to ship to, in its own line above the page. It goes when it is dismissed, when a country
 * that we ship to is chosen, and by itself after ten seconds when the country is one and the choice is not open.
 */
export function ShipToBanner() {
  const shell = useShell()
  const user = useUser()
  const isChoosing = useShipTo((state) => state.isOpen)
  const [isDismissed, setDismissed] = useState(false)
  const isShippable = shell?.country.isShippable ?? false
  const isSettled = isShippable && (shell?.isCountryChosen ?? false)
  const { pathname } = useLocation()
  // Asked where prices are.
  const isAsked = /^\/(?:shop|brands)(?:\/|$)/.test(plainPath(pathname))
  const isDue =
    shell !== undefined && user === null && isAsked && !shell.isShipToDismissed && !isDismissed && !isSettled
  const isShown = useItsTurn(isDue)
  const dismiss = () => {
    writeCookie('shipToDismissed', '1')
    setDismissed(true)
  }
  const close = () => {
    dismiss()
    focusPage()
  }

  useEffect(() => {
    if (!isShown || !isShippable || isChoosing) return
    const timer = setTimeout(() => {
      writeCookie('shipToDismissed', '1')
      setDismissed(true)
    }, SHIP_TO_BANNER_HIDE_MS)
    return () => clearTimeout(timer)
  }, [isShown, isShippable, isChoosing])

  if (!isShown) return null
  return (
    <aside className={`no-print ${css.shipTo}`} aria-label={m.ship_to_title()}>
      <p>{isShippable ? m.ship_to_banner() : m.ship_to_banner_unshippable()}</p>
      <Button size="sm" onClick={openShipTo}>
        {m.ship_to_choose()}
      </Button>
      <button type="button" className={css.close} aria-label={m.common_close()} onClick={close}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </aside>
  )
}

/**
 * Whether what is due may be asked: it waits while a bar holds the bottom of the screen and until no snackbar is shown.
 * Once asked, it does not jump away for a snackbar.
 */
function useItsTurn(isDue: boolean): boolean {
  const isBarred = useBottomReach(({ reach }) => reach > 0)
  const isInterrupted = useSnackbars(({ snackbars }) => snackbars.length > 0)
  const [isTurn, setTurn] = useState(false)
  const isPossible = isDue && !isBarred
  if (isTurn && !isPossible) setTurn(false)
  if (!isTurn && isPossible && !isInterrupted) setTurn(true)
  return isTurn && isPossible
}
