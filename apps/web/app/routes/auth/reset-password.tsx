import { useSearchParams } from 'react-router'
import { AskForReset, SetPassword } from '#app/features/identity/sign-in/reset-password.tsx'
import { useShell } from '#app/visit/shell-data.ts'

/** With the mail's token: the new password; without: the request for the mail. */
export default function ResetPassword() {
  const [search] = useSearchParams()
  const shell = useShell()
  const token = search.get('token')
  return token === null ? (
    <AskForReset
      practitionerName={shell?.storedPlan?.practitionerName || undefined}
      isDemo={shell?.isDemo ?? false}
    />
  ) : (
    <SetPassword token={token} />
  )
}
