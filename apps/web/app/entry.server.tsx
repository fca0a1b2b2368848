import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { DehydratedContext } from './api/dehydrated-cache.tsx'
import { createQueryClient } from './api/query-client.ts'
import { NonceContext } from './nonce.ts'
import { carriedContext, pageVisitContext, queryClientContext } from './page-visit.ts'

export const streamTimeout = 10_000

/** Refusals are answers; anything else is our error, unless the visitor has disconnected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageVisitContext)?.report(error)
}

/**
 * Sends the markup in place. Otherwise React moves parts of a longer page to its end and puts them in place by script,
 * which pushes down what is being read.
 */
const WHOLE = Number.MAX_SAFE_INTEGER

/**
 * The page is sent when all of it is there: its loaders have read everything, so that only modules which are just being
 * loaded come late, with the first visit after a start. What they render would push down what follows.
 */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const visit = context.get(pageVisitContext)
  const nonce = visit?.nonce
  const client = context.get(queryClientContext) ?? createQueryClient()
  const page = (
    <NonceContext value={nonce}>
      <QueryClientProvider client={client}>
        <DehydratedContext value={context.get(carriedContext)}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </DehydratedContext>
      </QueryClientProvider>
    </NonceContext>
  )
  return new Promise((resolve, reject) => {
    let answerStatus = status
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: WHOLE,
      onAllReady() {
        const body = new PassThrough()
        body.once('close', () => clearTimeout(giveUp))
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }))
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(giveUp)
        reject(error)
      },
      onError(error) {
        answerStatus = 500
        if (!request.signal.aborted) visit?.report(error)
      },
    })
    const giveUp = setTimeout(abort, streamTimeout + 1000)
  })
}
