import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import type { Claims } from '../token-claims.ts'
import { useClaims } from '../use-claims.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { PhoneForm } from './phone-form.tsx'

type Props = { userId: string; email: string; phone: string | null; onChanged: () => void }

/** The account's e-mail and phone; a new one takes effect once confirmed. */
export function AccountContact({ userId, email, phone, onChanged }: Props) {
  const { claims } = useClaims()
  return (
    <div className={parts.stack}>
      <div className={parts.row}>
        <p className={parts.grow}>
          <span className="medium">{m.person_email()}</span>
          <br />
          {email}
        </p>
        <Button component={Link} to="/auth/change-email">
          {m.common_change()}
        </Button>
      </div>
      {claims && <PendingEmail claims={claims} onChanged={onChanged} />}
      <PhoneForm {...{ userId, phone, onChanged }} pending={claims?.changePhoneTo ?? null} />
    </div>
  )
}

function PendingEmail({ claims, onChanged }: { claims: Claims; onChanged: () => void }) {
  const { run, isPending } = useCommand({ send: cancelEmailChange, onDone: onChanged })
  if (claims.changeEmailTo === null)
    return claims.isEmailVerified ? null : (
      <Note
        tone="attention"
        title={m.account_unverified()}
        action={<Link to="/auth/verify-email">{m.auth_verify_title()}</Link>}
      />
    )
  return (
    <Note
      tone="attention"
      title={m.account_email_pending({ email: claims.changeEmailTo })}
      action={
        <Button size="sm" loading={isPending} onClick={() => run()}>
          {m.auth_cancel_change()}
        </Button>
      }
    >
      {m.auth_new_email_hint()}
    </Note>
  )
}
