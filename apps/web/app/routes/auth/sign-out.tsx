import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { returnPath } from '#app/features/identity/return-path.ts'
import { m } from '#app/paraglide/messages.js'
import { leave } from '#app/shell/leave.ts'

/** Ends the session, forgets what belonged to it, and goes on. */
export default function SignOut() {
  const client = useQueryClient()
  const [search] = useSearchParams()
  const next = returnPath(search.get('next')) ?? '/'
  useEffect(() => {
    const goOn = async () => {
      await leave()
      client.clear()
      window.location.replace(next)
    }
    void goOn()
  }, [client, next])
  return (
    <div role="status">
      <AuthPage title={m.sign_out_title()} lead={m.sign_out_text()} />
    </div>
  )
}
