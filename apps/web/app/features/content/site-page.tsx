import type { ContentOf } from '@salvia/contract/content/content'
import type { ContentSection } from '@salvia/contract/content/entries'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { ReactNode } from 'react'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Drawing, type DrawingName } from '#app/ui/drawing.tsx'
import { avifOf } from './avif-of.ts'
import { ContentButton, ContentLink } from './content-action.tsx'
import css from './site-page.module.css'

/** The sections of this name are steps, taken one after the other. */
const STEPS = 'steps'

type Props = {
  content: Pick<ContentOf<'page'>, 'languageCode' | 'title' | 'lead' | 'action' | 'secondAction' | 'sections'>
  /** Beside the title, where there is room. */
  drawing?: DrawingName
  /** Between the title and the sections. */
  children?: ReactNode
}

/** A page that explains the shop: title, lead, what to do, sections, in the language that its entry has. */
export const SitePage = ({ content, drawing, children }: Props) => (
  <article className={css.page}>
    <FirstPicture sections={content.sections} />
    <header className={css.head} lang={content.languageCode}>
      {drawing && <Drawing name={drawing} className={css.drawing} />}
      <h1 className={`title ${css.title}`}>{content.title}</h1>
      {content.lead && <p className={`serif ${css.lead}`}>{content.lead}</p>}
      {(content.action ?? content.secondAction) && (
        <div className={css.acts}>
          {content.action && <ContentButton {...content.action} />}
          {content.secondAction && (
            <ContentLink href={content.secondAction.href}>{content.secondAction.label}</ContentLink>
          )}
        </div>
      )}
    </header>
    {children}
    {/* To be read: what there is to press works as soon as it is pressed. */}
    <DeferredPart isBelow>
      {content.sections.map((section) => (
        <Section key={section.heading} language={content.languageCode} {...section} />
      ))}
    </DeferredPart>
  </article>
)

type SectionProps = ContentSection & { language: LanguageCode }

const Section = ({ language, anchor, heading, paragraphs, points, picture, action }: SectionProps) => (
  <section className={css.section} id={anchor ?? undefined} lang={language}>
    <h2 className={`serif ${css.heading}`}>{heading}</h2>
    <div className={css.body}>
      {paragraphs.map((text) => (
        <p key={text} className={css.paragraph}>
          {text}
        </p>
      ))}
      {points.length > 0 && <Points points={points} isOrdered={anchor === STEPS} />}
      {picture && <Picture {...picture} />}
      {action && (
        <p>
          <ContentLink href={action.href}>{action.label}</ContentLink>
        </p>
      )}
    </div>
  </section>
)

type PictureProps = NonNullable<ContentSection['picture']>

/** In the scheme of the page, which the reader may choose: the other one is not shown, and so never fetched. */
function Picture({ darkSrc, alt, ...picture }: PictureProps) {
  if (!darkSrc) return <Encoded className={css.both} {...picture} alt={alt} />
  return (
    <>
      <Encoded className={css.light} {...picture} alt={alt} />
      <Encoded className={css.dark} {...picture} src={darkSrc} alt={alt} />
    </>
  )
}

type EncodedProps = Omit<PictureProps, 'darkSrc'> & { className: string | undefined }

/** As AVIF where the browser reads it. */
function Encoded({ className = '', src, alt, ...size }: EncodedProps) {
  const avif = avifOf(src)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        className={`${css.picture} ${className}`}
        loading="lazy"
        decoding="async"
        {...size}
        src={src}
        alt={alt}
      />
    </picture>
  )
}

/**
 * The first picture of the steps is in view at once, the largest thing on the page. It is asked for before the page has
 * a layout, which all other pictures wait for, and before what is not seen yet.
 */
function FirstPicture({ sections: [first] }: Pick<Props['content'], 'sections'>) {
  const picture = first?.points[0]?.picture
  if (!picture) return null
  const { src, darkSrc } = picture
  const early = (shown: string, scheme: 'light' | 'dark') => {
    const avif = avifOf(shown)
    const media = `(prefers-color-scheme: ${scheme})`
    const type = avif ? { type: 'image/avif' } : undefined
    return <link rel="preload" as="image" fetchPriority="high" href={avif ?? shown} media={media} {...type} />
  }
  return (
    <>
      {early(src, 'light')}
      {early(darkSrc ?? src, 'dark')}
    </>
  )
}

function Points({ points, isOrdered }: { points: ContentSection['points']; isOrdered: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={isOrdered ? css.steps : css.points}>
      {points.map(({ title, text, picture }, at) => (
        <li key={title} className={isOrdered ? css.step : css.point}>
          {isOrdered && (
            <span className={css.number} aria-hidden="true">
              {at + 1}
            </span>
          )}
          <div>
            <h3>{title}</h3>
            <p className="second">{text}</p>
            {picture && <Picture {...picture} />}
          </div>
        </li>
      ))}
    </List>
  )
}
