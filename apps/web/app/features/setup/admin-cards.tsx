import type { User } from '@salvia/contract/people/current-user'
import { SetupCard } from './setup-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

type Props = {
  user: User
  now: string
  /** The page's head already says the reader's own work. */
  isBesides?: boolean
}

/** What waits for an admin, and what is missing before the shop goes live. */
export const AdminCards = ({ user, now, isBesides = false }: Props) => (
  <>
    <WaitingCard now={now} isBesides={isBesides} />
    <SetupCard mayOpenSettings={user.permissions.includes('admin:all')} />
  </>
)
