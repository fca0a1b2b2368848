import type { App, AppDeps } from './app-type.ts'
import { accountFacts } from './links/account-facts.ts'
import { brandNames, ingredientLabels } from './links/catalogue-facts.ts'
import { clientRecords } from './links/client-records.ts'
import { deliveryListeners } from './links/delivery-listeners.ts'
import { accountErasure, erpErasure } from './links/erasure.ts'
import { messageWishes } from './links/message-wishes.ts'
import { orderPayments } from './links/order-payments.ts'
import { orderWithdrawal } from './links/order-withdrawal.ts'
import { planFollowers } from './links/plan-followers.ts'
import { planProducts } from './links/plan-products.ts'
import { practitionerFigures } from './links/practitioner-figures.ts'
import { referralRewards } from './links/referral-rewards.ts'
import { soldOrders } from './links/sold-orders.ts'
import { analyticsRoutes } from './modules/analytics/index.ts'
import { cartRoutes } from './modules/cart/index.ts'
import { adminCatalogueRoutes, catalogueRoutes, pictureRoutes } from './modules/catalogue/index.ts'
import { chatRoutes } from './modules/chat/index.ts'
import { checkoutRoutes } from './modules/checkout/index.ts'
import { contentRoutes } from './modules/content/index.ts'
import { demoCallRoutes } from './modules/demo-calls/index.ts'
import { disruptionRoutes } from './modules/disruptions/index.ts'
import { erpRoutes } from './modules/erp/index.ts'
import { erpProductRoutes } from './modules/erp-products/index.ts'
import { flagRoutes } from './modules/flags/index.ts'
import { identityRoutes } from './modules/identity/index.ts'
import { ingredientRoutes } from './modules/ingredients/index.ts'
import { inquiryRoutes, intercomRoute } from './modules/inquiries/index.ts'
import { insightRoutes } from './modules/insights/index.ts'
import { learningRoutes } from './modules/learning/index.ts'
import { mailedLinkRoutes } from './modules/mailed-links/index.ts'
import { orderRoutes } from './modules/orders/index.ts'
import { outboxRoutes } from './modules/outbox/index.ts'
import { paymentRoutes } from './modules/payments/index.ts'
import { payoutsRoutes } from './modules/payouts/index.ts'
import { peopleRoutes, practitionerArea } from './modules/people/index.ts'
import { codeLookUp, planRoutes } from './modules/plans/index.ts'
import { privacyRoutes } from './modules/privacy/index.ts'
import { adminReferenceRoutes, geolocationRoutes, referenceRoutes } from './modules/reference/index.ts'
import { referralRoutes } from './modules/referrals/index.ts'
import { sellerRoutes } from './modules/seller/index.ts'
import { setupRoutes } from './modules/setup/index.ts'
import { statusRoutes } from './modules/status/index.ts'
import { updateRoutes } from './modules/updates/index.ts'
import { walletRoutes } from './modules/wallet/index.ts'

/** Registers the routes of each module, in reading order. A module gets what it needs of a higher one from a link. */
export async function addModules(app: App, deps: AppDeps): Promise<void> {
  const cart = orderWithdrawal(deps)
  const erasure = erpErasure(deps)
  const lookUp = codeLookUp(app)
  await app.register(identityRoutes, accountFacts(app))
  await app.register(peopleRoutes, clientRecords)
  await app.register(practitionerArea, {
    ...clientRecords,
    ...practitionerFigures,
    ...accountErasure(app, erasure),
  })
  await app.register(referralRoutes, referralRewards)
  await app.register(referenceRoutes, brandNames)
  await app.register(adminReferenceRoutes)
  await app.register(geolocationRoutes)
  await app.register(catalogueRoutes, planProducts(app, lookUp))
  await app.register(pictureRoutes)
  await app.register(adminCatalogueRoutes)
  await app.register(ingredientRoutes, ingredientLabels)
  await app.register(planRoutes, { ...planFollowers, lookUp })
  await app.register(outboxRoutes, {
    listeners: deliveryListeners(app),
    wishes: messageWishes(app.db),
  })
  await app.register(erpRoutes)
  await app.register(cartRoutes, cart)
  await app.register(checkoutRoutes, cart)
  await app.register(orderRoutes, orderPayments)
  await app.register(paymentRoutes)
  await app.register(walletRoutes, soldOrders)
  await app.register(payoutsRoutes)
  await app.register(insightRoutes)
  await app.register(inquiryRoutes)
  await app.register(intercomRoute)
  await app.register(disruptionRoutes)
  await app.register(erpProductRoutes)
  await app.register(updateRoutes)
  await app.register(mailedLinkRoutes)
  await app.register(chatRoutes)
  await app.register(demoCallRoutes)
  await app.register(privacyRoutes, erasure)
  await app.register(sellerRoutes)
  await app.register(contentRoutes)
  await app.register(analyticsRoutes)
  await app.register(learningRoutes)
  await app.register(flagRoutes)
  await app.register(setupRoutes)
  await app.register(statusRoutes)
}
