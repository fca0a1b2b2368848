import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

type Props = {
  /** The invited address is the reader's own, not verified yet. */
  isUnverified: boolean
}

/** How an invitation is taken up without a code sent to its address. */
export const WithoutCode = ({ isUnverified }: Props) => (
  <Button variant="subtle" component={Link} to={isUnverified ? '/auth/verify-email' : '/auth/signout'}>
    {isUnverified ? m.auth_verify_title() : m.invitation_other_account()}
  </Button>
)
