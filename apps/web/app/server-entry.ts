import * as build from 'virtual:react-router/server-build'
import type { PageVisit } from '@salvia/contract/page-visit'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { carriedContext, pageVisitContext } from './page-visit.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/**
 * Renders a page or answers its data request. The only export the HTTP server needs of the web build: `const {
 * renderPage } = await import('apps/web/build/server/index.js')`. Assets are in `build/client`.
 */
export function renderPage(request: Request, visit: PageVisit): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageVisitContext, visit)
  const isDataRequest = new URL(request.url).pathname.endsWith('.data')
  if (!isDataRequest) context.set(carriedContext, new Set())
  return handle(request, context)
}
