/** What is typed into a filter, and what of it was sent to the URL and has not arrived there. */
export type Typing = { typed: string; sent: string[] }

export const beginTyping = (inUrl: string): Typing => ({ typed: inUrl, sent: [] })

/**
 * Whether what is typed still has to be sent: not when the URL holds it, or will once what was sent arrives. Spaces
 * around it do not count.
 */
export const isUnsent = ({ typed, sent }: Typing, inUrl: string): boolean =>
  typed.trim() !== (sent.at(-1) ?? inUrl)

export const send = ({ typed, sent }: Typing): Typing => ({ typed, sent: [...sent, typed.trim()] })

/**
 * The URL has changed. Only somebody else's change, such as Back or "Clear filters", replaces what is typed: our own
 * arrives late, when more may have been typed.
 */
export function followUrl({ typed, sent }: Typing, inUrl: string): Typing {
  const at = sent.indexOf(inUrl)
  return at === -1 ? beginTyping(inUrl) : { typed, sent: sent.slice(at + 1) }
}
