import { BoundedMap } from '@salvia/contract/bounded-map'
import { limitConcurrency } from '../../kernel/limit-concurrency.ts'
import type { ContentSettings } from './strapi-api.ts'

/** In bytes; what editors upload straight from a camera has less. */
const LARGEST_BYTES = 10 * 1024 * 1024
const TIMEOUT_MS = 10_000
/** How long a picture that was refused is not asked for again. */
const REFUSED_MS = 10 * 60_000
const MOST_REFUSED = 1000
/** Each holds its bytes until it is drawn. */
const AT_ONCE = { atOnce: 4, waiting: 60 }

const types = /^image\/(?:png|jpeg|webp|avif|gif)\b/

/** Below these the shop has pictures of its own; others without a host are those of the content service. */
const own = /^\/(?:pictures|images|drawings)\//

/** A picture cannot be shown, and why. */
export class PictureRefusal extends Error {}

/** The pictures of a content service. */
export type ContentPictures = {
  /** The address of a picture at the service; OWN_PICTURE for one of the shop, null for one anywhere else. */
  addressOf: (src: string) => string | null
  /**
   * The picture at an address of the service. Throws a PictureRefusal for one that is not there, too large or none,
   * Overloaded if too many are waiting, else what keeps the service from answering.
   */
  read: (address: string) => Promise<Uint8Array>
  /** Why a picture was refused within the last ten minutes; null if it was not. */
  whyRefused: (address: string) => string | null
  refuse: (address: string, why: string) => void
}

export const OWN_PICTURE = 'own'

/** Without a content service every picture is one of the shop. */
export const noContentPictures: ContentPictures = {
  addressOf: (src) => (src.startsWith('/') ? OWN_PICTURE : null),
  read: async () => {
    throw new PictureRefusal('there is no content service')
  },
  whyRefused: () => null,
  refuse: () => {},
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > LARGEST_BYTES) throw new PictureRefusal('is larger than 10 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Refuses before a byte of the picture is read where the service says how it is. */
function checkHead({ status, headers }: Response): void {
  if (status >= 500 || status === 429) throw new Error(`the content service answered ${status}`)
  if (status !== 200) throw new PictureRefusal(`the content service answered ${status}`)
  if (!types.test(headers.get('content-type') ?? '')) throw new PictureRefusal('is no picture')
  if (Number(headers.get('content-length') ?? 0) > LARGEST_BYTES)
    throw new PictureRefusal('is larger than 10 MB')
}

/** Pictures are only ever asked for at the service itself; where it leads elsewhere is not followed. */
export function contentPictures(
  { url, token }: ContentSettings,
  now: () => number = () => performance.now(),
): ContentPictures {
  const { origin } = new URL(url)
  const refused = new BoundedMap<{ why: string; until: number }>(MOST_REFUSED)
  const inTurn = limitConcurrency(AT_ONCE)

  const addressOf = (src: string): string | null => {
    if (own.test(src)) return OWN_PICTURE
    const address = src.startsWith('/') ? `${url}${src}` : src
    return URL.canParse(address) && new URL(address).origin === origin ? new URL(address).href : null
  }

  async function ask(address: string): Promise<Uint8Array> {
    const abort = new AbortController()
    const response = await fetch(address, {
      headers: { accept: 'image/*', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      redirect: 'manual',
      signal: AbortSignal.any([abort.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    try {
      checkHead(response)
      return await bytesOf(response)
    } finally {
      abort.abort()
    }
  }

  const refuse = (address: string, why: string): void => {
    refused.delete(address)
    refused.getOrMake(address, () => ({ why, until: now() + REFUSED_MS }))
  }
  const whyRefused = (address: string): string | null => {
    const known = refused.get(address)
    return known && now() < known.until ? known.why : null
  }

  return {
    addressOf,
    refuse,
    whyRefused,
    read: async (address) => {
      const why = addressOf(address) === address ? whyRefused(address) : 'is not of the content service'
      if (why !== null) throw new PictureRefusal(why)
      try {
        return await inTurn(() => ask(address))
      } catch (error) {
        if (error instanceof PictureRefusal) refuse(address, error.message)
        throw error
      }
    },
  }
}
