import { Link, useNavigate } from 'react-router'
import { ChangeEmailForm } from '#app/features/identity/account/change-email-form.tsx'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { m } from '#app/paraglide/messages.js'
import { notifyOtherTabs } from '#app/visit/other-tabs.ts'
import type { Route } from './+types/change-email'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args)
  return null
}

export default function ChangeEmail() {
  const navigate = useNavigate()
  const email = useUser()?.email ?? ''
  const onPending = () => {
    notifyOtherTabs({ kind: 'changed' })
    void navigate('/verify-email')
  }
  return (
    <AuthPage title={m.auth_change_email_title()} lead={m.auth_change_email_lead({ email })}>
      <ChangeEmailForm onPending={onPending} />
      <p>
        <Link to="/settings/sign-in">{m.auth_back_to_settings()}</Link>
      </p>
    </AuthPage>
  )
}
