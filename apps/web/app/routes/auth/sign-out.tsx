import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '#app/api/use-api.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { returnPath } from '#app/features/identity/return-path.ts'
import { signOut } from '#app/frame/sign-out.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

/** Signs out, clears the user's data and redirects; reports a failure. */
export default function SignOut() {
  const [search] = useSearchParams()
  const api = useApi()
  const next = returnPath(search.get('next')) ?? '/'
  const [isFailed, setFailed] = useState(false)
  const leave = useCallback(async () => {
    setFailed(false)
    try {
      await signOut(api)
    } catch {
      return setFailed(true)
    }
    // Reload instead of clearing the cache: components that hydrate late would find it empty.
    window.location.replace(next)
  }, [api, next])
  useEffect(() => {
    void leave()
  }, [leave])
  if (isFailed)
    return (
      <div role="alert">
        <AuthPage title={m.sign_out_failed()} lead={m.sign_out_failed_text()}>
          <Button variant="filled" size="lg" fullWidth onClick={() => void leave()}>
            {m.common_try_again()}
          </Button>
        </AuthPage>
      </div>
    )
  return (
    <div role="status">
      <AuthPage title={m.sign_out_title()} lead={m.sign_out_text()} />
    </div>
  )
}
