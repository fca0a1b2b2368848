import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { Recommendation, RecommendationItem, SharedPlan } from '@salvia/contract/plans/plan-records'
import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import { globalDuration } from '@salvia/rules/plans/global-duration'
import { hasPersonalNotes, withoutPersonal } from '@salvia/rules/plans/personal-parts'
import { planDiscount } from '@salvia/rules/plans/plan-discount'
import { orderPlanItems } from '@salvia/rules/plans/plan-order'
import { isApprovedPractitioner } from '#kernel/http/actor'
import type { ShopLocale } from '../catalogue/index.ts'
import type { ItemRow, PlanWithItems } from './data/plan-queries.ts'
import { practitionersPart, type Reader, shownEvidence } from './data/plan-reader.ts'
import type { PlanResource } from './data/plan-resource-queries.ts'

export type PlanProducts = Map<
  string,
  ProductCard & { stockStatusId: string; linkedProducts: { id: string; stockStatusId: string }[] }
>

/**
 * Items in the order of docs/specification.md, section 4; items whose product is gone from the catalogue are left out.
 */
function describeItems(items: ItemRow[], products: PlanProducts): RecommendationItem[] {
  const described = items.flatMap(({ recommendationId, ...item }) => {
    const product = products.get(item.productId)
    return product ? [{ ...item, product }] : []
  })
  return orderPlanItems(described)
}

type Described = { products: PlanProducts; mayReadPersonal: boolean }

/** What is personal is left out for all but those who may read it. */
function describeFor(items: ItemRow[], { products, mayReadPersonal }: Described) {
  return {
    recommendationItems: describeItems(mayReadPersonal ? items : withoutPersonal(items), products),
    hasPersonalParts: !mayReadPersonal && hasPersonalNotes(items),
  }
}

export const describeResource = ({ recommendationId, uploadedAt, ...resource }: PlanResource) => ({
  ...resource,
  uploadedAt: uploadedAt.toISOString(),
})

type OfPlan = Pick<Recommendation, 'clientsPerRecommendation'> & { resources: PlanResource[] }

/**
 * The plan for an authorised reader: complete for its practitioner and admins, without their private fields for others.
 */
export function describePlan(
  { plan, author, clientsCount, items }: PlanWithItems,
  { resources, clientsPerRecommendation, ...described }: Described & OfPlan,
  reader: Reader,
): Recommendation {
  return {
    ...plan,
    ...practitionersPart({ ...plan, clientsCount }, reader),
    evidence: shownEvidence(plan, reader),
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
    sharedAt: plan.sharedAt?.toISOString() ?? null,
    practitioner: { firstName: author.firstName, lastName: author.lastName },
    itemsCount: items.length,
    duration: globalDuration(items),
    ...describeFor(items, described),
    resources: resources.map(describeResource),
    clientsPerRecommendation,
  }
}

const discountOf = ({ discountPercentage }: PlanWithItems['plan'], author: PlanWithItems['author']): number =>
  planDiscount({
    discountPercentage,
    isPractitionerApproved: isApprovedPractitioner(author),
    isCommissionLawful: author.isCommissionLawful,
  })

/** What a plan says of one of its products, without a personal note for those who may not read it. */
export function describeProductInPlan(
  { plan, author }: PlanWithItems,
  item: ItemRow,
  mayReadPersonal: boolean,
): ProductInPlan {
  const [shown = item] = mayReadPersonal ? [item] : withoutPersonal([item])
  const { id: recommendationItemId, recommendationId, productId, ...instructions } = shown
  return {
    ...instructions,
    id: plan.id,
    shareCode: plan.shareCode,
    name: plan.name,
    practitioner: { firstName: author.firstName, lastName: author.lastName },
    discountPercentage: discountOf(plan, author),
    recommendationItemId,
  }
}

/** The plan for anyone with its code: no clients, internal name, evidence or settings. */
export function describeSharedPlan(
  { plan, author, items }: PlanWithItems,
  described: Described & { phone: string | null; resources: PlanResource[] },
  { rates: { countryCode, exchangeRate } }: ShopLocale,
): SharedPlan {
  const { profile } = author
  const isApproved = isApprovedPractitioner(author)
  return {
    id: plan.id,
    shareCode: plan.shareCode,
    name: plan.name,
    description: plan.description,
    summary: plan.summary,
    languageCode: plan.languageCode,
    updatedAt: plan.updatedAt.toISOString(),
    discountPercentage: discountOf(plan, author),
    isTemplate: plan.isTemplate,
    practitioner: {
      firstName: author.firstName,
      lastName: author.lastName,
      title: profile?.title ?? null,
      specialty: profile?.specialty ?? null,
      practiceName: profile?.practiceName ?? null,
      city: profile?.city ?? null,
      email: profile?.showContactInfo ? author.email : null,
      phone: profile?.showContactInfo ? described.phone : null,
      // A link on a page for clients is for those whose certificates were checked.
      website: isApproved ? (profile?.website ?? null) : null,
      profilePictureUrl: author.image,
      isApproved,
      mayReceiveCommission:
        isApproved &&
        author.isCommissionLawful &&
        Boolean(profile?.isCommissionEnabled && profile.isAllowedToReceiveCommission),
    },
    duration: globalDuration(items),
    ...describeFor(items, described),
    resources: described.resources.map(({ id, name, contentType, bytes, kind }) => ({
      id,
      name,
      contentType,
      bytes,
      kind,
    })),
    countryCode,
    exchangeRate: { currency: exchangeRate.currency, millionths: exchangeRate.millionths },
  }
}
