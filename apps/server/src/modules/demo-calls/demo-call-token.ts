import { isSigned, type Signed, signatureOf } from '#kernel/signed-token'

const linkOf = (id: string): Signed => ({ purpose: 'demo-call', parts: [id] })

/** Token of the link that shows, moves and cancels one booking. It ends with the booking's row. */
export const signDemoCall = (key: string, id: string): string => `${id}_${signatureOf(key, linkOf(id))}`

/** The booking that a token belongs to; null if it is forged or incomplete. */
export function readDemoCall(key: string, token: string): string | null {
  const [, id = '', signature = ''] = /^([\da-f-]{36})_(.+)$/.exec(token) ?? []
  return isSigned(key, linkOf(id), signature) ? id : null
}
