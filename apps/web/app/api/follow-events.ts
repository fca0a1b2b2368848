import { servedAt } from '@salvia/contract/route'
import { fetchAuthorized } from './browser-api.ts'

/** The server says something at least every ten seconds: past this, a proxy holds the stream back. */
const SILENCE_MS = 15_000
/** How often to look by oneself while no stream gets through. */
const LOOK_AGAIN_MS = 4000
/** After a stream that ended as it must. */
const OPEN_AGAIN_MS = 1000
/** After a stream that said nothing. */
const TRY_AGAIN_MS = 60_000

type Followed = { path: string; headers?: Record<string, string>; hear: () => void }
type Send = typeof fetchAuthorized

/** Resolves after a time, or as soon as it is ended. */
const pause = (ms: number, end: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    end.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Reads one stream until it ends or is silent for too long, and tells each text that arrives. */
async function readOnce(
  send: Send,
  { path, headers }: Followed,
  end: AbortSignal,
  tell: (text: string) => void,
) {
  const attempt = new AbortController()
  const stop = () => attempt.abort()
  end.addEventListener('abort', stop)
  let silence = setTimeout(stop, SILENCE_MS)
  try {
    const accept = { ...headers, accept: 'text/event-stream' }
    const { ok, body } = await send(servedAt(path), {
      method: 'GET',
      headers: accept,
      signal: attempt.signal,
    })
    if (!ok || !body) return
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(stop, SILENCE_MS)
      tell(read.value)
    }
  } catch {
    // Opened again, or looked at without it, by who called.
  } finally {
    clearTimeout(silence)
    end.removeEventListener('abort', stop)
  }
}

/**
 * Follows a stream of server-sent events: calls `hear` at each event, and every four seconds where none gets through,
 * be it refused, broken or held back by a proxy. The answer ends it.
 */
export function followEvents(followed: Followed, send: Send = fetchAuthorized): () => void {
  const { hear } = followed
  const ending = new AbortController()
  const end = ending.signal

  async function follow(): Promise<void> {
    let looking = setInterval(hear, LOOK_AGAIN_MS)
    end.addEventListener('abort', () => clearInterval(looking))
    while (!end.aborted) {
      let isThrough = false
      await readOnce(send, followed, end, (text) => {
        isThrough = true
        clearInterval(looking)
        if (text.includes('data:')) hear()
      })
      clearInterval(looking)
      if (end.aborted) return
      looking = setInterval(hear, LOOK_AGAIN_MS)
      await pause(isThrough ? OPEN_AGAIN_MS : TRY_AGAIN_MS, end)
    }
  }

  void follow()
  return () => ending.abort()
}
