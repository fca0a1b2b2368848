import { cart } from './cart/cart.ts'
import { adminBrands, adminFiles } from './catalogue/admin-brands.ts'
import { adminCategories } from './catalogue/admin-categories.ts'
import { adminProducts } from './catalogue/admin-products.ts'
import { externalIds } from './catalogue/external-ids.ts'
import { lowestPrices } from './catalogue/lowest-prices.ts'
import { productImports } from './catalogue/product-imports.ts'
import { productParts } from './catalogue/product-parts.ts'
import { catalogue } from './catalogue/shop.ts'
import { sitemap } from './catalogue/sitemap.ts'
import { checkout } from './checkout/checkout.ts'
import { content } from './content/content.ts'
import { featureFlags } from './flags/feature-flags.ts'
import { authentication } from './identity/authentication.ts'
import { credentials } from './identity/credentials.ts'
import { validations } from './identity/email-validation.ts'
import { ownSessions } from './identity/own-sessions.ts'
import { ingredientGroups, ingredients } from './ingredients/ingredients.ts'
import { interactions } from './ingredients/interactions.ts'
import { orderClaims } from './orders/order-claims.ts'
import { orderDocuments } from './orders/order-documents.ts'
import { orderNotes } from './orders/order-notes.ts'
import { orders } from './orders/orders.ts'
import { shipments } from './orders/shipments.ts'
import { orderTimeline } from './orders/timeline.ts'
import { withdrawals } from './orders/withdrawals.ts'
import { outbox } from './outbox/outbox.ts'
import { paymentComparisons } from './payments/payment-comparisons.ts'
import { payments } from './payments/payments.ts'
import { refundCalls } from './payments/refunds.ts'
import { adminPayouts, payoutFiles } from './payouts/admin-payouts.ts'
import { bankAnswers } from './payouts/bank-answers.ts'
import { ownPayouts } from './payouts/own-payouts.ts'
import { adminPractitioners } from './people/admin-practitioners.ts'
import { clientDrugs } from './people/client-drugs.ts'
import { customers } from './people/clients.ts'
import { settings, users } from './people/current-user.ts'
import { practitioners } from './people/practitioners.ts'
import { refillReminders } from './people/refill-reminders.ts'
import { payoutSettings, profileSettings } from './people/settings.ts'
import { surveys } from './people/surveys.ts'
import { userAdministration } from './people/users.ts'
import { adminPlans } from './plans/admin-plans.ts'
import { lastDoses } from './plans/last-doses.ts'
import { personalParts } from './plans/personal-parts.ts'
import { planClients } from './plans/plan-clients.ts'
import { planJourneys } from './plans/plan-journeys.ts'
import { ledgerOfPlans } from './plans/plan-ledger.ts'
import { planVersions } from './plans/plan-versions.ts'
import { plans } from './plans/plans.ts'
import { recommendedProducts } from './plans/recommended-products.ts'
import { substitutions } from './plans/substitutions/substitutions.ts'
import { privacy } from './privacy/privacy.ts'
import { adminRates } from './reference/admin-rates.ts'
import { adminReference } from './reference/admin-reference.ts'
import { geolocation, reference } from './reference/reference.ts'
import { referrals } from './referrals/referrals.ts'
import type { ApiRoute } from './route.ts'
import { adminSeller } from './seller/admin-seller.ts'
import { adminSetup } from './setup/admin-setup.ts'
import { commissionImports } from './wallet/commission-imports.ts'
import { practitionerTransactions } from './wallet/practitioner-transactions.ts'
import { wallet } from './wallet/wallet.ts'
import { walletStatement } from './wallet/wallet-statement.ts'

export const contract = {
  adminBrands,
  adminCategories,
  adminFiles,
  adminPayouts,
  adminPlans,
  ledgerOfPlans,
  adminPractitioners,
  adminProducts,
  adminRates,
  adminReference,
  adminSeller,
  adminSetup,
  authentication,
  bankAnswers,
  cart,
  catalogue,
  checkout,
  clientDrugs,
  commissionImports,
  content,
  credentials,
  customers,
  externalIds,
  featureFlags,
  geolocation,
  ingredientGroups,
  ingredients,
  interactions,
  orders,
  orderNotes,
  orderTimeline,
  orderClaims,
  withdrawals,
  orderDocuments,
  shipments,
  outbox,
  ownPayouts,
  ownSessions,
  paymentComparisons,
  payments,
  refundCalls,
  payoutFiles,
  payoutSettings,
  personalParts,
  planClients,
  planVersions,
  planJourneys,
  plans,
  practitionerTransactions,
  practitioners,
  productImports,
  productParts,
  profileSettings,
  privacy,
  lastDoses,
  recommendedProducts,
  reference,
  referrals,
  settings,
  lowestPrices,
  sitemap,
  refillReminders,
  substitutions,
  surveys,
  userAdministration,
  users,
  validations,
  wallet,
  walletStatement,
}

/**
 * Every call, flat: the matrices of tests read it.
 *
 * @matrix
 */
export const allRoutes: ApiRoute[] = Object.values(contract).flatMap((calls): ApiRoute[] =>
  Object.values(calls),
)
