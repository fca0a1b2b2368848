import type { ApiAnswer } from '@salvia/contract/api-calls'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { ApiError, refusedReasons } from '#app/api/api-error.ts'
import { readingOf } from '#app/api/query.ts'
import { forgetInvitation } from './stored-invitation.ts'

type Found = NonNullable<ApiAnswer<'POST /customer/invitation/look-up'>>
type Sender = NonNullable<Found['sender']>
export type Recipient = NonNullable<Found['recipient']>
export type Invited = NonNullable<ApiAnswer<'GET /customer/invitation'>>['invited']
/** Who sent the invitation, and to whom. */
export type Invitation = { sender: Sender; recipient: Recipient }

/** The sender's name, else the practice; null when neither is known. */
export const senderName = ({ practitionerName, practiceName }: Sender): string | null =>
  practitionerName || practiceName || null

/** Malformed, used and expired tokens get the same answer. */
export const isInvitationOver = (error: unknown): boolean =>
  refusedReasons(error).some(({ id }) => id === 'token') ||
  (error instanceof ApiError && error.status === 400)

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

async function readOpenInvitation(api: Api, token: string) {
  try {
    return await api('GET /customer/invitation', { headers: { 'invitation-token': token } })
  } catch (error) {
    if (!isUnknown(error)) throw error
    forgetInvitation()
    return null
  }
}

/** Who invites whom, before signing in; null when the token is no longer valid, which is then forgotten. */
export const useOpenInvitation = (token: string | null) =>
  useQuery({
    ...readingOf({
      call: 'GET /customer/invitation',
      input: { headers: { 'invitation-token': token ?? '' } },
      read: (api) => readOpenInvitation(api, token ?? ''),
    }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

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

/** Looks up an invitation by token; null when it is no longer valid. Fetched once and dropped when unmounted. */
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
