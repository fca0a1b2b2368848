import type { ApiAnswer } from '@salvia/contract/api-calls'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { ApiError, refusedReasons } from '#app/api/api-error.ts'
import { readingOf } from '#app/api/query.ts'
import { forgetInvitation } from './kept-invitation.ts'

type Found = NonNullable<ApiAnswer<'POST /customer/invitation/look-up'>>
export type Sender = NonNullable<Found['sender']>
export type Recipient = NonNullable<Found['recipient']>
/** Who invites, and whom. */
export type Invitation = { sender: Sender; recipient: Recipient }

/** A malformed, used or expired token; all are answered alike. */
export const isInvitationOver = (error: unknown): boolean =>
  refusedReasons(error).some(({ id }) => id === 'token') ||
  (error instanceof ApiError && error.status === 400)

async function findInvitation(api: Api, token: string): Promise<Invitation | null> {
  const found = await api('POST /customer/invitation/look-up', { body: { token } }).catch((error) => {
    if (isInvitationOver(error)) return null
    throw error
  })
  const { sender = null, recipient = null } = found ?? {}
  if (sender !== null && recipient !== null) return { sender, recipient }
  forgetInvitation()
  return null
}

/** Who invites by a token, and whom; null when the invitation is over. Asked for once, and kept no longer than it is shown. */
export const useFoundInvitation = (token: string) =>
  useQuery({
    ...readingOf({
      call: 'POST /customer/invitation/look-up',
      input: { body: { token } },
      read: (api) => findInvitation(api, token),
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
