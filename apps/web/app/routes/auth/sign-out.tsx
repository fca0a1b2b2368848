import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '#app/api/browser-api.ts'
import { keepAccessToken } from '#app/api/session.ts'
import { returnPath } from '#app/features/identity/return-path.ts'
import { m } from '#app/paraglide/messages.js'
import { removeCookie } from '#app/shell/cookies.ts'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import css from './login.module.css'

/** Ends the session, forgets cart, plan and everything that was read, and goes on. */
export default function SignOut() {
  const client = useQueryClient()
  const [search] = useSearchParams()
  const next = returnPath(search.get('next')) ?? '/'
  useEffect(() => {
    const leave = async () => {
      await browserApi('POST /auth/signout', {}).catch(() => null)
      keepAccessToken(undefined)
      removeCookie('cart')
      removeCookie('plan')
      client.clear()
      window.location.replace(next)
    }
    void leave()
  }, [client, next])
  return (
    <div className={css.page} role="status">
      <title>{`${m.menu_sign_out()} · ${PRODUCT_NAME}`}</title>
      <h1 className="title">{m.sign_out_title()}</h1>
      <p className="t16 second">{m.sign_out_text()}</p>
    </div>
  )
}
