import { setTimeout as wait } from 'node:timers/promises'
import type { ExternalIdError } from '@salvia/contract/words/catalogue'
import { readLabel, readLabelHits } from '@salvia/rules/label/read-label'
import type { Logger } from 'pino'
import { isLabelNumber, type LabelAnswer, type LabelData, type LabelHits } from './label-data.ts'

export type DsldSettings = {
  /** Base URL of the service with its version, without trailing slash. */
  url: string
  apiKey: string | undefined
}

type Options = DsldSettings & { log: Logger; timeoutMs?: number; pauseMs?: number }

const TIMEOUT_MS = 10_000
/** The service allows four to five calls per second. */
const PAUSE_MS = 250
const MOST_BYTES = 4 * 1024 * 1024

type Answer = { body: unknown } | { error: ExternalIdError }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Not storable in PostgreSQL text: NUL characters and lone surrogates. */
const unstorable = /\\u(?:0000|d[89a-f][\da-f]{2})/i

async function textWithin(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new SyntaxError('the answer is too long')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

async function readBody(response: Response): Promise<Answer> {
  if (response.status === 404) return { error: 'NotFound' }
  if (!response.ok) return { error: 'Unavailable' }
  const body: unknown = JSON.parse(await textWithin(response))
  return unstorable.test(JSON.stringify(body)) ? { error: 'Unreadable' } : { body }
}

/** Text that is not JSON is not a label; any other error means that the service is unavailable. */
const errorOf = (error: unknown): ExternalIdError =>
  error instanceof SyntaxError || error instanceof RangeError ? 'Unreadable' : 'Unavailable'

/** Starts calls one after another with a pause between them. */
function paced(pauseMs: number) {
  let turn: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const started = turn.then(() => ({ answer: work() }))
    turn = started.then(() => wait(pauseMs))
    return started.then(({ answer }) => answer)
  }
}

function toLabel(answer: Answer, labelId: string): LabelAnswer {
  if ('error' in answer) return answer
  const { body } = answer
  if (body === null || (isObject(body) && Object.keys(body).length === 0)) return { error: 'NotFound' }
  if (!isObject(body) || readLabel(body)?.labelId !== labelId) return { error: 'Unreadable' }
  return { record: body }
}

function toHits(answer: Answer): LabelHits {
  if ('error' in answer) return answer
  if (!isObject(answer.body) || !Array.isArray(answer.body.hits)) return { error: 'Unreadable' }
  return { hits: readLabelHits(answer.body) }
}

/** The NIH label database, API version 9. Label calls are idempotent, so a retry is a new call. */
export function dsldLabels({
  url,
  apiKey,
  log,
  timeoutMs = TIMEOUT_MS,
  pauseMs = PAUSE_MS,
}: Options): LabelData {
  const inTurn = paced(pauseMs)

  async function ask(path: string): Promise<Answer> {
    try {
      return await inTurn(async () => {
        const response = await fetch(`${url}${path}`, {
          headers: { accept: 'application/json', ...(apiKey ? { 'x-api-key': apiKey } : {}) },
          // The API key is not sent to another address on redirect.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        return readBody(response)
      })
    } catch (error) {
      log.warn({ err: error }, 'label_data_failed')
      return { error: errorOf(error) }
    }
  }

  return {
    kind: 'dsld',
    async label(labelId) {
      if (!isLabelNumber(labelId)) return { error: 'NotFound' }
      return toLabel(await ask(`/label/${labelId}`), labelId)
    },
    async search(query, { offset, limit }) {
      const asked = new URLSearchParams({ q: query, from: String(offset), size: String(limit) })
      return toHits(await ask(`/search-filter?${asked}`))
    },
  }
}
