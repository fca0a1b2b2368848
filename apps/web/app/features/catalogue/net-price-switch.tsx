import { startTransition, useOptimistic } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import { removeCookie, writeCookie } from '#app/visit/cookies.ts'
import { useShell } from '#app/visit/shell-data.ts'

/** Net/gross switch for approved practitioners, remembered in this browser. */
export default function NetPriceSwitch() {
  const [showsNet, show] = useOptimistic(useShell()?.showsNet ?? false)
  const revalidator = useRevalidator()
  const choose = (isNet: boolean) => {
    if (isNet) writeCookie('prices', 'net')
    else removeCookie('prices')
    startTransition(async () => {
      show(isNet)
      await revalidator.revalidate()
    })
  }
  return (
    <CheckField
      label={m.prices_net()}
      checked={showsNet}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  )
}
