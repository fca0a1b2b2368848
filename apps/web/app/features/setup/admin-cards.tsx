import type { User } from '@salvia/contract/people/current-user'
import { SetupCard } from './setup-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

type Props = { user: User; now: string; isRest?: boolean }

/** What waits for an admin, and what is missing before the first order. */
export const AdminCards = ({ user, now, isRest = false }: Props) => (
  <>
    <WaitingCard now={now} isRest={isRest} />
    <SetupCard mayOpenSettings={user.permissions.includes('admin:all')} />
  </>
)
