import type { outboxMessages } from './data/outbox-tables.ts'

const SECRET_PLACE = '{secret}'

type Content = (typeof outboxMessages.$inferSelect)['content']

/**
 * The parts of a message's data that may contain a secret: the addresses and codes that the server writes. All others
 * may hold what somebody typed, such as the first name `{secret}`, which is printed as typed.
 */
type SecretPlaces = {
  url?: string | null
  claimUrl?: string
  joinUrl?: string | null
  code?: string
  unsubscribe?: { page: string; post: string }
}

const placesOf = ({ props }: Content) => props as SecretPlaces

/** Whether a message has a place for a secret, filled on sending. */
export function hasSecretPlace(content: Content): boolean {
  const { url, claimUrl, joinUrl, code, unsubscribe } = placesOf(content)
  return [url, claimUrl, joinUrl, code, unsubscribe?.page, unsubscribe?.post].some((text) =>
    text?.includes(SECRET_PLACE),
  )
}

/** A message's content with its secret in the places for it, and nowhere else. */
export function withSecret<T extends Content>(content: T, secret: string): T {
  const fill = (text: string) => text.replaceAll(SECRET_PLACE, () => secret)
  const { url, claimUrl, joinUrl, code, unsubscribe } = placesOf(content)
  const filled: SecretPlaces = {
    ...(typeof url === 'string' && { url: fill(url) }),
    ...(claimUrl !== undefined && { claimUrl: fill(claimUrl) }),
    ...(typeof joinUrl === 'string' && { joinUrl: fill(joinUrl) }),
    ...(code !== undefined && { code: fill(code) }),
    ...(unsubscribe && { unsubscribe: { page: fill(unsubscribe.page), post: fill(unsubscribe.post) } }),
  }
  return { ...content, props: { ...content.props, ...filled } }
}
