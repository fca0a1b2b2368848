import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { AnswerList } from '#app/features/chat/answers/answer-list.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { chatAnswerList } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/chat-answers'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.permissions.includes('admin:all'))
  return prefetch(args, chatAnswerList.page(args.url.searchParams))
}

export default function ChatAnswersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_settings_chat_answers()} · ${PRODUCT_NAME}`}</title>
      <AnswerList />
    </HydrationBoundary>
  )
}
