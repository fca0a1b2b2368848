import type { ApiAnswer } from '@salvia/contract/api-calls'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#app/api/api-error.ts'
import { browserApi } from '#app/api/browser-api.ts'
import { forgetInvitation } from './kept-invitation.ts'

type Found = NonNullable<ApiAnswer<'POST /customer/invitation/look-up'>>
export type Sender = NonNullable<Found['sender']>

/** A token that is none, was used, or whose time is over; one that no mail of ours can hold is told alike. */
export const isInvitationOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'code_invalid' || error.status === 400)

async function findSender(token: string): Promise<Sender | null> {
  const sender = await browserApi('POST /customer/invitation/look-up', { body: { token } }).then(
    (found) => found?.sender ?? null,
    (error) => {
      if (isInvitationOver(error)) return null
      throw error
    },
  )
  if (sender === null) forgetInvitation()
  return sender
}

/** Who invites by a token; null when the invitation is over. Asked for once, and kept no longer than it is shown. */
export const useSender = (token: string) =>
  useQuery({
    queryKey: ['invitation-sender', token],
    queryFn: () => findSender(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
