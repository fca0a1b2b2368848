import type { User } from '@salvia/contract/people/current-user'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

type Words = {
  tone: 'info' | 'attention' | 'error' | 'good'
  title: string
  text: string
  to?: string
  action?: string
}

const CREDENTIALS = '/settings/credentials'

function wordsOf({
  userStatusId,
  isCertificatesUploaded,
  certificateVerificationStatus,
  inOnboarding,
}: User): Words | null {
  if (userStatusId === 'Rejected' || certificateVerificationStatus === 'Failed')
    return {
      tone: 'error',
      title: m.standing_refused_title(),
      text: m.standing_refused_text(),
      to: CREDENTIALS,
      action: m.standing_refused_action(),
    }
  if (userStatusId === 'PendingApproval')
    return isCertificatesUploaded
      ? { tone: 'info', title: m.standing_waiting_title(), text: m.standing_waiting_text() }
      : null
  if (userStatusId === 'New' || !inOnboarding) return null
  return { tone: 'good', title: m.standing_approved_title(), text: m.standing_approved_text() }
}

/** The state of a practitioner's account, in one sentence, and what to do about it. */
export function StandingNote({ user }: { user: User }) {
  const words = wordsOf(user)
  if (words === null) return null
  const { tone, title, text, to, action } = words
  return (
    <Note
      tone={tone}
      role="status"
      title={title}
      action={
        to !== undefined && (
          <Button size="sm" component={Link} to={to}>
            {action}
          </Button>
        )
      }
    >
      {text}
    </Note>
  )
}
