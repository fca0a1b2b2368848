import { data, redirect } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { requestClient } from '#app/api/prefetch.ts'
import { query } from '#app/api/query.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { pageVisitContext } from '#app/page-visit.ts'
import { m } from '#app/paraglide/messages.js'
import { heldCookie } from '#app/visit/cookies.ts'
import type { Route } from './+types/preview'

const NOT_FOUND = 404
const SECOND_MS = 1000

const over = (error: unknown): null => {
  if (error instanceof ApiError && error.code === 'mailed_link_over') return null
  throw error
}

/** The signed link of a preview: from here on this browser is shown drafts, until the link ends. */
export async function loader(args: Route.LoaderArgs) {
  const { token } = args.params
  const preview = await requestClient(args)
    .fetchQuery(query('GET /content/previews/{token}', { params: { token } }))
    .catch(over)
  if (!preview) return data(null, NOT_FOUND)
  const isSecure = args.context.get(pageVisitContext)?.publicUrl.startsWith('https:') ?? false
  const maxAgeSeconds = Math.floor((Date.parse(preview.endsAt) - Date.now()) / SECOND_MS)
  throw redirect(preview.path, {
    headers: { 'set-cookie': heldCookie('preview', { value: token, maxAgeSeconds, isSecure }) },
  })
}

export default function PreviewRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <AuthPage isPlain title={m.mailed_link_over_title()} lead={m.preview_over_lead()} />
    </>
  )
}
