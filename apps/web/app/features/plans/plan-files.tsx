import type { PlanResource, SharedPlan } from '@salvia/contract/plans/plan-records'
import { servedAt } from '@salvia/contract/route'
import { formatBytes } from '@salvia/rules/format/format-measures'
import { resourceWords } from '#app/lib/resource-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './templates/template-record.module.css'

type Props = {
  /** Where it is given, whether clients see it is said. */
  resources: (SharedPlan['resources'][number] & Partial<Pick<PlanResource, 'isShownToClients'>>)[]
  /** The plan's id, or `code/` and its code, whichever opens it to its reader. */
  of: string
}

const isPicture = ({ contentType }: { contentType: string }) => contentType.startsWith('image/')

const shownWords = ({ isShownToClients }: Props['resources'][number]): string[] => {
  if (isShownToClients === undefined) return []
  return [isShownToClients ? m.plan_resources_shown() : m.plan_resources_hidden()]
}

/** Resources first, then pictures; nothing where there are none. */
export function PlanFiles({ resources, of }: Props) {
  const kinds = [
    { title: m.catalogue_section_resources(), files: resources.filter((file) => !isPicture(file)) },
    { title: m.catalogue_section_pictures(), files: resources.filter(isPicture) },
  ].filter(({ files }) => files.length > 0)
  return kinds.map(({ title, files }) => (
    <section key={title} className={`card ${css.card}`} aria-label={title}>
      <h2 className="t16">{title}</h2>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.id}>
            <a href={servedAt(`/recommendations/${of}/resources/${file.id}`)} download>
              {file.name}
            </a>{' '}
            <span className="second">
              {[resourceWords[file.kind](), formatBytes(file.bytes, getLocale()), ...shownWords(file)].join(
                ' · ',
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ))
}
