import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  /* Public pages, with a language in front of them or not. */
  route(':lang?', 'routes/public/language.tsx', [
    layout('layouts/landing.tsx', [index('routes/public/landing.tsx')]),
    layout('layouts/default-wide.tsx', { id: 'shop' }, [
      route('shop', 'routes/public/shop.tsx'),
      route('shop/products/:id', 'routes/public/product.tsx'),
      route('brands', 'routes/public/brands.tsx'),
      route('brands/:id', 'routes/public/brand.tsx'),
    ]),
    layout('layouts/default.tsx', { id: 'legal' }, [
      route('general-terms-conditions', 'routes/public/legal.tsx', { id: 'general-terms-conditions' }),
      route('practitioner-terms-conditions', 'routes/public/legal.tsx', {
        id: 'practitioner-terms-conditions',
      }),
      route('privacy-policy', 'routes/public/legal.tsx', { id: 'privacy-policy' }),
      route('withdrawal', 'routes/public/legal.tsx', { id: 'withdrawal' }),
      route('impressum', 'routes/public/legal.tsx', { id: 'impressum' }),
    ]),
    layout('layouts/client.tsx', [
      route('recommendations/:code', 'routes/public/plan.tsx'),
      route('recommendations/:code/redirect', 'routes/public/plan-redirect.ts'),
      route('recommendations/:code/plan.pdf', 'routes/public/plan-pdf.ts'),
      route('recommendations/:code/plan.ics', 'routes/public/plan-calendar.ts'),
      route('recommendations/:code/plan.svg', 'routes/public/plan-qr.ts'),
      route('r/:shareCode', 'routes/public/share.tsx'),
    ]),
  ]),

  layout('layouts/checkout.tsx', [
    route('cart', 'routes/checkout/cart.tsx'),
    route('checkout', 'routes/checkout/checkout.tsx'),
  ]),

  layout('layouts/default-wide.tsx', { id: 'orders' }, [
    route('shop/comparison', 'routes/practitioner/comparison.tsx'),
    route('order-placed', 'routes/checkout/order-placed.tsx'),
    route('orders', 'routes/account/orders.tsx'),
    route('orders/:id', 'routes/account/order.tsx'),
    route('settings', 'routes/account/settings-index.tsx'),
    layout('routes/account/settings.tsx', [
      route('settings/account', 'routes/account/settings/profile.tsx'),
      route('settings/region', 'routes/account/settings/region.tsx'),
      route('settings/addresses', 'routes/account/settings/addresses.tsx'),
      route('settings/credentials', 'routes/account/settings/credentials.tsx'),
      route('settings/payout', 'routes/account/settings/payout.tsx', { id: 'payout-settings' }),
      route('settings/business-account', 'routes/account/settings/payout.tsx', { id: 'business-account' }),
      route('settings/notifications', 'routes/account/settings/notifications.tsx'),
      route('settings/sign-in', 'routes/account/settings/sign-in.tsx'),
      route('settings/privacy', 'routes/account/settings/privacy.tsx'),
    ]),
  ]),

  layout('layouts/default.tsx', { id: 'signing' }, [
    route('auth/login', 'routes/auth/login.tsx'),
    route('auth/join', 'routes/auth/join.tsx'),
    route('auth/verify-email', 'routes/auth/verify-email.tsx'),
    route('verify-email', 'routes/auth/verify-email.tsx', { id: 'verify-change' }),
    route('auth/change-email', 'routes/auth/change-email.tsx'),
    route('auth/reset-password', 'routes/auth/reset-password.tsx'),
    route('auth/not-me', 'routes/auth/not-me.tsx'),
    route('auth/invitation', 'routes/auth/invitation.tsx'),
    route('auth/callback', 'routes/auth/callback.tsx'),
    route('auth/signout', 'routes/auth/sign-out.tsx'),
    route('surveys/:surveyType', 'routes/account/mailed-survey.tsx'),
    route('orders/:id/claim', 'routes/account/claim-order.tsx'),
    route('plan-reminders', 'routes/account/plan-reminders.tsx'),
  ]),

  layout('layouts/internal.tsx', [
    route('dashboard', 'routes/practitioner/dashboard.tsx'),
    route('wallet', 'routes/practitioner/wallet.tsx'),
    route('clients', 'routes/practitioner/clients.tsx'),
    route('clients/:id', 'routes/practitioner/client.tsx'),
    route('treatment-plans', 'routes/practitioner/plans.tsx'),
    route('treatment-plans/templates', 'routes/practitioner/templates.tsx'),
    route('treatment-plans/templates/:templateId', 'routes/practitioner/template.tsx'),
    route('recommendations/:id/edit', 'routes/practitioner/plan-edit.tsx'),
  ]),

  layout('layouts/admin.tsx', [
    route('admin/users/:id?', 'routes/admin/users.tsx'),
    route('admin/practitioners/:id?', 'routes/admin/practitioners.tsx'),
    route('admin/clients/:id?', 'routes/admin/clients.tsx'),
    route('admin/brands/:id?', 'routes/admin/brands.tsx'),
    route('admin/ingredients/:id?', 'routes/admin/ingredients.tsx'),
    route('admin/products', 'routes/admin/products.tsx'),
    route('admin/products/:id', 'routes/admin/product.tsx'),
    route('admin/products/:id/substitute', 'routes/admin/substitute.tsx'),
    route('admin/substitutions/:id', 'routes/admin/substitution.tsx'),
    route('admin/products/import/:id?', 'routes/admin/product-imports.tsx'),
    route('admin/categories/:id?', 'routes/admin/categories.tsx'),
    route('admin/settings', 'routes/admin/settings-index.tsx'),
    route('admin/settings/seller', 'routes/admin/seller.tsx'),
    route('admin/settings/carriers/:id?', 'routes/admin/carriers.tsx'),
    route('admin/settings/countries/:id?', 'routes/admin/countries.tsx'),
    route('admin/settings/vat-rates/:id?', 'routes/admin/vat-rates.tsx'),
    route('admin/settings/exchange-rates/:id?', 'routes/admin/exchange-rates.tsx'),
    route('admin/settings/feature-flags/:id?', 'routes/admin/feature-flags.tsx'),
    route('admin/recommendations/:id?', 'routes/admin/recommendations.tsx'),
    route('admin/recommendation-journeys/:id?', 'routes/admin/recommendation-journeys.tsx'),
    route('admin/orders/:id?', 'routes/admin/orders.tsx'),
    route('admin/outbox/:id?', 'routes/admin/outbox.tsx'),
    route('admin/payments/:id?', 'routes/admin/payments.tsx'),
    route('admin/commission/import/:id?', 'routes/admin/commission-imports.tsx'),
    route('admin/commission/:id?', 'routes/admin/commission.tsx'),
  ]),

  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
