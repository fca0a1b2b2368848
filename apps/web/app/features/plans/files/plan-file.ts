import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { CountableFormat } from '@salvia/contract/reference/reference'
import { mayPrintPlan } from '@salvia/rules/plans/plan-slots'
import { isShareCode } from '@salvia/rules/plans/share-code'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { pageInstead } from '#app/api/page-instead.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { requireKnownLanguage } from '#app/language/require-known-language.ts'
import { pageVisitContext } from '#app/page-visit.ts'
import { sharedPlanQuery } from '../client/shared-plan-query.ts'
import { planQuery } from '../plan-queries.ts'
import { type PlanFile, planFilePath, planPagePath } from './plan-file-path.ts'

/** The code of the address; an id redirects those who may read its plan to the code, as the plan's page does. */
async function codeOf(args: LoaderFunctionArgs, file: PlanFile): Promise<string> {
  const code = args.params.code ?? ''
  if (isShareCode(code)) return code
  const byId = planQuery(idOfAddress(code))
  await prefetch(args, byId)
  const plan = requestClient(args).getQueryData(byId.queryKey)
  if (!plan) throw data(null, { status: 404 })
  throw redirect(planFilePath(plan.shareCode, file) + args.url.search)
}

type Read = { plan: SharedPlan; formats: CountableFormat[] }

async function readPlan(args: LoaderFunctionArgs, file: PlanFile): Promise<Read> {
  const code = await codeOf(args, file)
  await prefetch(args, sharedPlanQuery(code), intakeFormatsQuery)
  const client = requestClient(args)
  const plan = client.getQueryData(sharedPlanQuery(code).queryKey)
  const { isTemplate = true, recommendationItems = [] } = plan ?? {}
  if (!plan || !mayPrintPlan({ isTemplate, itemsCount: recommendationItems.length }))
    throw data(null, { status: 404 })
  return { plan, formats: client.getQueryData(intakeFormatsQuery.queryKey) ?? [] }
}

/**
 * The plan of a file's address, with what its reader may see of it. For a code that opens nothing, and for a plan that is
 * not for paper, throws a 404, or for a person the way to the plan's page.
 */
export async function readPlanOfFile(args: LoaderFunctionArgs, file: PlanFile): Promise<Read> {
  requireKnownLanguage(args)
  try {
    return await readPlan(args, file)
  } catch (thrown) {
    throw pageInstead(thrown, args.request, planPagePath(args.params.code ?? ''))
  }
}

/** Where a plan is opened, as it is printed: the same for all languages. */
export const planAddress = ({ context, url }: LoaderFunctionArgs, code: string): string =>
  `${context.get(pageVisitContext)?.publicUrl ?? url.origin}/recommendations/${code}`

/** Characters every system accepts in the name of a file. */
const plain = (name: string): string => name.replace(/[^\w .-]+/g, '_')

type Sent = { body: BodyInit; contentType: string; name: string; isDownload: boolean }

/** A file whose address holds a code: neither cached nor indexed, and it sends no referrer. */
export const planFileResponse = ({ body, contentType, name, isDownload }: Sent): Response =>
  new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${plain(name)}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  })
