import { useSearchParams } from 'react-router'
import { VerifyEmail } from '#app/features/identity/sign-up/verify-email.tsx'
import { useUser } from '#app/features/identity/user-query.ts'
import { openLandingPage } from '#app/frame/after-sign-in.ts'
import { notifyOtherTabs } from '#app/visit/other-tabs.ts'
import { useShell } from '#app/visit/shell-data.ts'

const announceChange = () => notifyOtherTabs({ kind: 'changed' })

export default function VerifyEmailRoute() {
  const [search] = useSearchParams()
  const user = useUser()
  return (
    <VerifyEmail
      user={user}
      token={search.get('token')}
      isDemo={useShell()?.isDemo ?? false}
      onVerified={() => void (user && openLandingPage(user, true))}
      onChanged={announceChange}
    />
  )
}
