import type { ContentOf } from '@salvia/contract/content/content'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { findFaqs } from '@salvia/rules/content/find-faqs'
import { useSuspenseQueries } from '@tanstack/react-query'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Note } from '#app/ui/note.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { contentOf, contentQuery } from './content-query.ts'
import { type Faq, FaqList } from './faq-list.tsx'
import { FaqSearch, type FaqSelect, type Wanted } from './faq-search.tsx'
import css from './faqs-page.module.css'
import { PageMeta } from './page-meta.tsx'
import { SitePage } from './site-page.tsx'
import { faqData } from './structured-data.ts'
import { useOpenedQuestion } from './use-opened-question.ts'

/** What the page reads. */
export const faqQueries = () =>
  [
    contentQuery('faqs-page'),
    contentQuery('faqs'),
    contentQuery('user-types'),
    contentQuery('faq-categories'),
  ] as const

type Labels = ContentOf<'labels'>['results']

const isAmong = (labels: Labels, id: string): boolean => labels.some((label) => label.id === id)

/**
 * What the address selects: a kind of user, a category, words, and a question. A kind or category that there is not
 * selects nothing, as the fields show.
 */
function useWanted(userTypes: Labels, categories: Labels) {
  const { get, wanted: chosenOf, set, clear } = useListAddress()
  const known = { userType: userTypes, category: categories }
  const idIn = (name: FaqSelect, id: string) => (isAmong(known[name], id) ? id : '')
  const read = (from: typeof get) => ({
    userType: idIn('userType', from('userType')),
    category: idIn('category', from('category')),
  })
  const wanted: Wanted = { ...read(get), search: get('search') }
  return { wanted, chosen: read(chosenOf), question: get('question'), set, clear }
}

export function FaqsPage() {
  const [page, faqs, kinds, categories] = useSuspenseQueries({ queries: faqQueries() })
  const userTypes = contentOf('labels', kinds.data).results
  const labels = contentOf('labels', categories.data)
  const { wanted, chosen, question, set, clear } = useWanted(userTypes, labels.results)
  useOpenedQuestion()
  const content = contentOf('page', page.data)
  const { results: all, languageCode } = contentOf('faqs', faqs.data)
  const isMissing = question !== '' && all.every(({ id }) => id !== question)
  const hits = findFaqs(all, {
    ...wanted,
    userType: wanted.userType || undefined,
    category: wanted.category || undefined,
  })
  const isNarrowed = Object.values(wanted).some((value) => value !== '')
  return (
    <>
      <PageMeta content={content} />
      <JsonLd data={faqData(all)} />
      <SitePage content={content} drawing="questions">
        <FaqSearch chosen={chosen} userTypes={userTypes} categories={labels.results} onChoose={set} />
        {isMissing && (
          <div className={css.missing}>
            <Note title={m.faqs_unknown()}>{m.faqs_unknown_text()}</Note>
          </div>
        )}
        {!isNarrowed && <Popular faqs={all} language={languageCode} />}
        <DeferredPart isBelow>
          <Found
            faqs={withLinked(all, hits, question)}
            language={languageCode}
            categories={labels}
            open={question}
            onClear={() => clear()}
          />
        </DeferredPart>
      </SitePage>
    </>
  )
}

/** The questions that are wanted, featured ones first, and the one that a link leads to, whoever it is for. */
const withLinked = (all: readonly Faq[], hits: readonly Faq[], linked: string): Faq[] =>
  all
    .filter((faq) => faq.id === linked || hits.includes(faq))
    .toSorted((a, b) => Number(b.featured) - Number(a.featured))

const Popular = ({ faqs, language }: { faqs: readonly Faq[]; language: LanguageCode }) => (
  <nav className={`no-print ${css.popular}`} aria-labelledby="popular">
    <h2 id="popular" className="t16">
      {m.faqs_popular()}
    </h2>
    <ul lang={language}>
      {faqs
        .filter(({ popular }) => popular)
        .map(({ id, question }) => (
          <li key={id}>
            <LocalLink
              className="link"
              to={`/faqs/all?question=${encodeURIComponent(id)}`}
              preventScrollReset
            >
              {question}
            </LocalLink>
          </li>
        ))}
    </ul>
  </nav>
)

/** Stands for the questions of categories that there are not. */
const OTHER = 'other'

type FoundProps = {
  faqs: readonly Faq[]
  language: LanguageCode
  categories: ContentOf<'labels'>
  open: string
  onClear: () => void
}

function Found({ faqs, language, categories, open, onClear }: FoundProps) {
  const { results: labels, languageCode: titled } = categories
  const other = faqs.filter(({ category }) => !isAmong(labels, category))
  const groups = [
    ...labels.map(({ id, title }) => ({
      ...{ id, title, titled },
      faqs: faqs.filter(({ category }) => category === id),
    })),
    { id: OTHER, title: m.faqs_other(), titled: undefined, faqs: other },
  ].filter((group) => group.faqs.length > 0)
  return (
    <>
      <p className="visually-hidden" role="status">
        {m.faqs_count({ count: faqs.length })}
      </p>
      {groups.map((group) => (
        <section key={group.id} className={css.group} aria-labelledby={`about-${group.id}`}>
          <h2 id={`about-${group.id}`} lang={group.titled} className={`serif ${css.heading}`}>
            {group.title}
          </h2>
          <FaqList faqs={group.faqs} language={language} open={open} />
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState title={m.faqs_none()} action={<Button onClick={onClear}>{m.faqs_clear()}</Button>}>
          {m.faqs_none_hint()}
        </EmptyState>
      )}
    </>
  )
}
