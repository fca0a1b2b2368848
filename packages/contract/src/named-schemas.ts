import { z } from 'zod'
import * as cart from './cart/cart.ts'
import * as adminBrands from './catalogue/admin-brands.ts'
import * as adminCategories from './catalogue/admin-categories.ts'
import * as adminProductParts from './catalogue/admin-product-parts.ts'
import * as adminProducts from './catalogue/admin-products.ts'
import * as externalIds from './catalogue/external-ids.ts'
import * as labelNotice from './catalogue/label-notice.ts'
import * as linkedProduct from './catalogue/linked-product.ts'
import * as prices from './catalogue/prices.ts'
import * as productImports from './catalogue/product-imports.ts'
import * as productIngredient from './catalogue/product-ingredient.ts'
import * as shop from './catalogue/shop.ts'
import * as adminChat from './chat/admin-chat.ts'
import * as chat from './chat/chat.ts'
import * as chatAnswers from './chat/chat-answers.ts'
import * as chatHours from './chat/chat-hours.ts'
import * as checkout from './checkout/checkout.ts'
import * as entries from './content/entries.ts'
import * as disruptionRecords from './disruptions/disruption-records.ts'
import * as disruptions from './disruptions/disruptions.ts'
import * as productDisruption from './disruptions/product-disruption.ts'
import * as erpProducts from './erp-products/erp-products.ts'
import * as featureFlags from './flags/feature-flags.ts'
import * as authParts from './identity/auth-parts.ts'
import * as authentication from './identity/authentication.ts'
import * as emailValidation from './identity/email-validation.ts'
import * as ownSessions from './identity/own-sessions.ts'
import * as ownerProof from './identity/owner-proof.ts'
import * as ingredients from './ingredients/ingredients.ts'
import * as interactions from './ingredients/interactions.ts'
import * as recordMerges from './ingredients/record-merges.ts'
import * as adminInquiries from './inquiries/admin-inquiries.ts'
import * as inquiries from './inquiries/inquiries.ts'
import * as inquiryOfProduct from './inquiries/inquiry-of-product.ts'
import * as insights from './insights/insights.ts'
import * as orderDocuments from './orders/order-documents.ts'
import * as orders from './orders/orders.ts'
import * as shipment from './orders/shipment.ts'
import * as timeline from './orders/timeline.ts'
import * as vatTrace from './orders/vat-trace.ts'
import * as withdrawals from './orders/withdrawals.ts'
import * as outbox from './outbox/outbox.ts'
import * as page from './page.ts'
import * as paymentComparisons from './payments/payment-comparisons.ts'
import * as refunds from './payments/refunds.ts'
import * as adminPayouts from './payouts/admin-payouts.ts'
import * as bankAnswers from './payouts/bank-answers.ts'
import * as ownPayouts from './payouts/own-payouts.ts'
import * as adminPractitioners from './people/admin-practitioners.ts'
import * as bankData from './people/bank-data.ts'
import * as clientDrugs from './people/client-drugs.ts'
import * as clients from './people/clients.ts'
import * as currentUser from './people/current-user.ts'
import * as files from './people/files.ts'
import * as peopleParts from './people/people-parts.ts'
import * as practitioners from './people/practitioners.ts'
import * as settings from './people/settings.ts'
import * as surveys from './people/surveys.ts'
import * as users from './people/users.ts'
import * as adminPlans from './plans/admin-plans.ts'
import * as doseSchedule from './plans/dose-schedule.ts'
import * as ledgerAcknowledgements from './plans/ledger-acknowledgements.ts'
import * as planClientRecords from './plans/plan-client-records.ts'
import * as planJourneys from './plans/plan-journeys.ts'
import * as planRecords from './plans/plan-records.ts'
import * as planVersions from './plans/plan-versions.ts'
import * as differenceOfActives from './plans/substitutions/difference-of-actives.ts'
import * as substitutionRecords from './plans/substitutions/substitution-records.ts'
import * as privacy from './privacy/privacy.ts'
import * as problem from './problem.ts'
import * as adminRates from './reference/admin-rates.ts'
import * as adminReference from './reference/admin-reference.ts'
import * as commissionLaws from './reference/commission-laws.ts'
import * as reference from './reference/reference.ts'
import * as adminReferrals from './referrals/admin-referrals.ts'
import * as referrals from './referrals/referrals.ts'
import * as adminSeller from './seller/admin-seller.ts'
import * as adminSetup from './setup/admin-setup.ts'
import * as productUpdates from './updates/product-updates.ts'
import * as versions from './versions.ts'
import * as commissionImports from './wallet/commission-imports.ts'
import * as ledgerChecks from './wallet/ledger-checks.ts'
import * as practitionerTransactions from './wallet/practitioner-transactions.ts'
import * as wallet from './wallet/wallet.ts'
import * as walletStatement from './wallet/wallet-statement.ts'
import * as wire from './wire.ts'

const modules = [
  cart,
  adminBrands,
  adminCategories,
  adminProductParts,
  adminProducts,
  externalIds,
  labelNotice,
  prices,
  productImports,
  productIngredient,
  shop,
  featureFlags,
  authParts,
  authentication,
  emailValidation,
  ownSessions,
  ownerProof,
  ingredients,
  interactions,
  recordMerges,
  orders,
  outbox,
  page,
  adminPractitioners,
  bankData,
  clientDrugs,
  clients,
  currentUser,
  files,
  peopleParts,
  practitioners,
  settings,
  surveys,
  users,
  adminPayouts,
  bankAnswers,
  ownPayouts,
  adminPlans,
  planClientRecords,
  planJourneys,
  doseSchedule,
  ledgerAcknowledgements,
  planRecords,
  differenceOfActives,
  substitutionRecords,
  privacy,
  problem,
  adminRates,
  adminReference,
  reference,
  adminReferrals,
  referrals,
  adminSeller,
  adminSetup,
  versions,
  commissionImports,
  practitionerTransactions,
  wallet,
  walletStatement,
  planVersions,
  timeline,
  shipment,
  withdrawals,
  orderDocuments,
  vatTrace,
  productUpdates,
  entries,
  ledgerChecks,
  adminChat,
  chat,
  chatAnswers,
  chatHours,
  checkout,
  commissionLaws,
  productDisruption,
  disruptions,
  disruptionRecords,
  refunds,
  paymentComparisons,
  inquiryOfProduct,
  inquiries,
  adminInquiries,
  linkedProduct,
  insights,
  erpProducts,
  wire,
]

/** Request params and headers are listed individually, uploads by their media type. */
const isPart = /(Params|Headers|Query|IfMatch|IdList|Flag|FileUpload)$/

const isNamed = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z][a-z]/.test(name) && !isPart.test(name) && value instanceof z.ZodType

/** All named schemas: the components of the OpenAPI document. Throws on duplicate names. */
export function namedSchemas(): Map<string, z.ZodType> {
  const named = new Map<string, z.ZodType>()
  for (const [name, schema] of modules.flatMap((module) => Object.entries(module)).filter(isNamed)) {
    if ((named.get(name) ?? schema) !== schema)
      throw new Error(`Two schemas of the contract are named ${name}.`)
    named.set(name, schema as z.ZodType)
  }
  return named
}
