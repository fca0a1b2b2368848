import type { ContentOf } from '@salvia/contract/content/content'
import { legalTexts } from '@salvia/contract/words/content'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { prefetch } from '#app/api/prefetch.ts'
import { ContentPage } from '#app/features/content/content-page.tsx'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { PageMeta } from '#app/features/content/page-meta.tsx'
import { useUser } from '#app/features/identity/user-query.ts'
import { OrderLinkForm } from '#app/features/orders/withdrawal/order-link-form.tsx'
import { plainPath } from '#app/language/local-path.ts'
import type { Route } from './+types/legal'

/** The text that a path shows; each has a path of its own name. */
const textAt = (path: string) =>
  legalTexts.find((name) => plainPath(path) === `/${name}`) ?? ('impressum' as const)

/** The lead of a legal text says that it is a draft; its first sentences, who answers for it or what it is about. */
const beginningOf = ({ sections }: ContentOf<'page'>) => sections[0]?.paragraphs[0] ?? null

export const loader = (args: Route.LoaderArgs) => prefetch(args, contentQuery(textAt(args.url.pathname)))

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <Legal />
    </HydrationBoundary>
  )
}

function Legal() {
  const name = textAt(useLocation().pathname)
  const { data } = useSuspenseQuery(contentQuery(name))
  const content = contentOf('page', data)
  const isSignedIn = useUser() !== null
  return (
    <>
      <PageMeta
        content={{ ...content, lead: null, description: content.description ?? beginningOf(content) }}
      />
      <ContentPage content={content}>
        {name === 'withdrawal' && <OrderLinkForm isSignedIn={isSignedIn} />}
      </ContentPage>
    </>
  )
}
