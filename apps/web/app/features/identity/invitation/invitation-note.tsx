import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { senderName, useOpenInvitation } from './found-invitation.ts'

/** Tells an invited person by whom, and why they must sign in: accepting needs an account. */
export function InvitationNote({ token }: { token: string }) {
  const { data: invitation } = useOpenInvitation(token)
  if (invitation === null)
    return (
      <Note tone="attention" title={m.invitation_over_title()} role="status">
        {m.invitation_over_text()}
      </Note>
    )
  const name = invitation && senderName(invitation.sender)
  return (
    <Note title={name ? m.invitation_title_of({ name }) : m.invitation_title()}>{m.invitation_first()}</Note>
  )
}
