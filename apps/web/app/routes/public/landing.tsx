import type { ContentOf } from '@salvia/contract/content/content'
import type { ContentSection } from '@salvia/contract/content/entries'
import type { User } from '@salvia/contract/people/current-user'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { HydrationBoundary, useSuspenseQueries } from '@tanstack/react-query'
import { data, redirect } from 'react-router'
import { prefetch, requestClient, toRouteError } from '#app/api/prefetch.ts'
import { countOffer } from '#app/features/catalogue/count-offer.ts'
import { ContentButton, ContentLink } from '#app/features/content/content-action.tsx'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { type Offer, SocialProof } from '#app/features/content/social-proof.tsx'
import { organizationData } from '#app/features/content/structured-data.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { CodeForm, LONGEST_TYPED_CODE, type TypedCode } from '#app/features/plans/client/code-form.tsx'
import { findTypedPlan } from '#app/features/plans/client/find-typed-plan.ts'
import { SamplePlan } from '#app/features/plans/sample-plan.tsx'
import { LocalLink } from '#app/language/local-link.tsx'
import { localPath } from '#app/language/local-path.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/landing'
import css from './landing.module.css'

/** A code that was typed leads to its plan, with script or without; one that leads nowhere stays in its field. */
export async function loader(args: Route.LoaderArgs) {
  const typed = args.url.searchParams.get('code')
  const [shown, offer] = await Promise.all([
    prefetch(args, contentQuery('home-page'), contentQuery('social-proof')),
    countOffer(args),
  ])
  if (typed === null) return { ...shown, offer, typed: '', fault: null }
  const plan = await findTypedPlan(requestClient(args), typed).catch(async (error) => {
    throw await toRouteError(error)
  })
  if ('code' in plan) throw redirect(localPath(`/recommendations/${plan.code}`, getLocale()))
  const status = plan.fault === 'unknown' ? 404 : 422
  return data({ ...shown, offer, typed: typed.slice(0, LONGEST_TYPED_CODE), fault: plan.fault }, { status })
}

export default function LandingRoute({ loaderData: { cache, offer, ...typed } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={cache}>
      <Landing typed={typed} offer={offer} />
    </HydrationBoundary>
  )
}

function Landing({ typed, offer }: { typed: TypedCode; offer: Offer | null }) {
  const [home, proof] = useSuspenseQueries({
    queries: [contentQuery('home-page'), contentQuery('social-proof')],
  })
  const origin = useShell()?.publicUrl
  const { languageCode, title, lead, action, secondAction, sections } = contentOf('page', home.data)
  return (
    <>
      <title>{`${PRODUCT_NAME} · ${title}`}</title>
      <meta name="description" content={lead ?? ''} />
      <SocialPreview title={title} description={lead ?? ''} drawn="home" />
      {origin && <JsonLd data={organizationData(origin, lead ?? '')} />}
      <section className={`wrap ${css.hero}`}>
        <div className={css.words}>
          <div lang={languageCode}>
            <h1 className={`title ${css.title}`}>{title}</h1>
            {lead && <p className={`serif ${css.lead}`}>{lead}</p>}
          </div>
          <Ways {...typed} {...{ languageCode, action, secondAction }} />
        </div>
        <SamplePlan />
      </section>
      <DeferredPart isBelow>
        {sections.map((section) => (
          <HomeSection key={section.heading} language={languageCode} {...section} />
        ))}
        <SocialProof content={contentOf('page', proof.data)} offer={offer} />
      </DeferredPart>
    </>
  )
}

type WaysProps = TypedCode & Pick<ContentOf<'page'>, 'languageCode' | 'action' | 'secondAction'>

const Ways = ({ typed, fault, ...words }: WaysProps) => (
  <div className={css.ways}>
    <section className={`card ${css.way}`} aria-labelledby="way-client">
      <h2 id="way-client" className="t16">
        {m.landing_client_title()}
      </h2>
      <p className="second">{m.landing_client_text()}</p>
      <CodeForm typed={typed} fault={fault} />
    </section>
    <SecondWay {...words} />
  </div>
)

function secondText(user: User | null): string {
  if (user === null) return m.landing_practitioner_text()
  return user.isClient ? m.landing_back_client() : m.landing_back_text()
}

/** Who is signed in goes on to what is his; to others, what a practitioner can do here. */
function SecondWay({ languageCode, action, secondAction }: Omit<WaysProps, keyof TypedCode>) {
  const user = useUser()
  return (
    <section className={`card ${css.way}`} aria-labelledby="way-second">
      <h2 id="way-second" className="t16">
        {user ? m.landing_back_title({ name: user.firstName }) : m.landing_practitioner_title()}
      </h2>
      <p className="second">{secondText(user)}</p>
      <div className={css.acts}>
        {user ? (
          <Button component={LocalLink} to={user.isClient ? '/orders' : '/dashboard'}>
            {user.isClient ? m.menu_my_plans_orders() : m.menu_home()}
          </Button>
        ) : (
          <>
            {action && <ContentButton language={languageCode} {...action} />}
            {secondAction && (
              <ContentLink language={languageCode} href={secondAction.href}>
                {secondAction.label}
              </ContentLink>
            )}
            <LocalLink className="link" to="/auth/login">
              {m.login_title()}
            </LocalLink>
          </>
        )}
      </div>
    </section>
  )
}

type HomeSectionProps = ContentSection & { language: LanguageCode }

/** Steps are numbered on a band across the page, what else is said stands side by side. */
function HomeSection({ language, anchor, heading, paragraphs, points }: HomeSectionProps) {
  const isSteps = anchor === 'steps'
  const List = isSteps ? 'ol' : 'ul'
  const id = anchor ?? undefined
  return (
    <section
      className={isSteps ? css.band : `wrap ${css.promises}`}
      id={id}
      aria-label={heading}
      lang={language}
    >
      <div className={isSteps ? 'wrap' : undefined}>
        <h2 className={`serif ${css.heading}`}>{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <List className={css.three}>
          {points.map(({ title, text }, at) => (
            <li key={title} className={isSteps ? css.step : css.promise}>
              {isSteps && (
                <span className={css.number} aria-hidden="true">
                  {at + 1}
                </span>
              )}
              <h3>{title}</h3>
              <p className="second">{text}</p>
            </li>
          ))}
        </List>
      </div>
    </section>
  )
}
