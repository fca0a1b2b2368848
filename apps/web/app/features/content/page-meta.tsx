import type { ContentOf } from '@salvia/contract/content/content'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { SocialPreview } from '#app/seo/social-preview.tsx'

/** What an entry shows first. */
const pictureOf = ({ picture, sections }: ContentOf<'page'>) =>
  picture ??
  sections
    .flatMap((section) => [section.picture, ...section.points.map((point) => point.picture)])
    .find(Boolean)

/** The description of a page for search engines and previews: its own, else its lead. */
export function PageMeta({ content }: { content: ContentOf<'page'> }) {
  const { title, description, lead } = content
  const told = description ?? lead ?? ''
  return (
    <>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      {told && <meta name="description" content={told} />}
      <SocialPreview title={title} description={told} drawn="home" picture={pictureOf(content) ?? null} />
    </>
  )
}
