import { adminBrands, adminFiles } from './admin-brands.ts'
import { adminCategories } from './admin-categories.ts'
import { adminPlans } from './admin-plans.ts'
import { adminPractitioners } from './admin-practitioners.ts'
import { adminProducts } from './admin-products.ts'
import { adminRates } from './admin-rates.ts'
import { adminReference } from './admin-reference.ts'
import { adminSeller } from './admin-seller.ts'
import { adminSetup } from './admin-setup.ts'
import { authentication } from './authentication.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { credentials } from './credentials.ts'
import { customers } from './customers.ts'
import { validations } from './email-validation.ts'
import { externalIds } from './external-ids.ts'
import { featureFlags } from './feature-flags.ts'
import { settings, users } from './identity.ts'
import { ingredientGroups, ingredients } from './ingredients.ts'
import { orders, payments } from './orders.ts'
import { outbox } from './outbox.ts'
import { ownSessions } from './own-sessions.ts'
import { plans } from './plans.ts'
import { practitioners } from './practitioners.ts'
import { privacy } from './privacy.ts'
import { productImports } from './product-imports.ts'
import { productParts } from './product-parts.ts'
import { geolocation, reference } from './reference.ts'
import { referrals } from './referrals.ts'
import type { ApiRoute } from './route.ts'
import { payoutSettings, profileSettings } from './settings.ts'
import { sitemap } from './sitemap.ts'
import { surveys } from './surveys.ts'
import { userAdministration } from './users.ts'
import { wallet } from './wallet.ts'

export const contract = {
  adminBrands,
  adminCategories,
  adminFiles,
  adminPlans,
  adminPractitioners,
  adminProducts,
  adminRates,
  adminReference,
  adminSeller,
  adminSetup,
  authentication,
  cart,
  catalogue,
  credentials,
  customers,
  externalIds,
  featureFlags,
  geolocation,
  ingredientGroups,
  ingredients,
  orders,
  outbox,
  ownSessions,
  payments,
  payoutSettings,
  plans,
  practitioners,
  productImports,
  productParts,
  profileSettings,
  privacy,
  reference,
  referrals,
  settings,
  sitemap,
  surveys,
  userAdministration,
  users,
  validations,
  wallet,
}

/** Every call, flat: the OpenAPI document, the permission matrix and "every call is served" read it. */
export const allRoutes: ApiRoute[] = Object.values(contract).flatMap((calls): ApiRoute[] =>
  Object.values(calls),
)
