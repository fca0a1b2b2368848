import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'

/** Why somebody who was invited is asked to sign in: no answer without an account. */
export const InvitationNote = () => <Note title={m.invitation_title()}>{m.invitation_first()}</Note>
