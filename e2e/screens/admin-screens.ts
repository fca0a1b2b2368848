import { readProductFile } from '../fixtures/product-files.ts'
import { firstOf, oneDisruption, type Screen, substitutionReport } from './screen-paths.ts'

export const adminScreens: Screen[] = [
  {
    name: 'substitution of a product',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) => {
      const [from, to] = [
        await firstOf(page, '/products?query=magnesium'),
        await firstOf(page, '/products?query=zinc'),
      ]
      return `/admin/products/${from.id}/substitute?to=${to.id}`
    },
  },
  { name: 'product disruptions', account: 'admin', path: () => '/admin/product-disruptions' },
  { name: 'one product disruption', account: 'admin', path: oneDisruption },
  { name: 'report of a substitution', isLikeOthers: true, account: 'admin', path: substitutionReport },
  { name: 'brands, for admins', isLikeOthers: true, account: 'admin', path: () => '/admin/brands' },
  {
    name: 'one brand, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) => `/admin/brands/${(await firstOf(page, '/admin/brands?name=thorne')).id}`,
  },
  {
    name: 'product files, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/products/import',
  },
  {
    name: 'one product file, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) => `/admin/products/import/${await readProductFile(page)}`,
  },
  { name: 'empty comparison', isLikeOthers: true, account: 'admin', path: () => '/shop/comparison' },
  { name: 'home of an admin', isLikeOthers: true, account: 'admin', path: () => '/dashboard' },
  { name: 'users, for admins', isLikeOthers: true, account: 'admin', path: () => '/admin/users' },
  {
    name: 'practitioners, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/practitioners',
  },
  {
    name: 'one practitioner, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) => `/admin/practitioners/${(await firstOf(page, '/admin/practitioners')).id}`,
  },
  { name: 'products, for admins', account: 'admin', path: () => '/admin/products' },
  {
    name: 'search of products, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/products?query=magnesium&isActive=true',
  },
  {
    name: 'one product, for admins',
    account: 'admin',
    path: async (page) => `/admin/products/${(await firstOf(page, '/products?query=multivitamin')).id}`,
  },
  { name: 'ingredients, for admins', isLikeOthers: true, account: 'admin', path: () => '/admin/ingredients' },
  {
    name: 'one ingredient, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) =>
      `/admin/ingredients/${(await firstOf(page, '/admin/ingredients?name=magnesium')).id}`,
  },
  {
    name: 'one group of ingredients, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) =>
      `/admin/ingredients/${(await firstOf(page, '/admin/ingredient-groups?name=magnesium')).id}?kind=groups`,
  },
  { name: 'clients, for admins', isLikeOthers: true, account: 'admin', path: () => '/admin/clients' },
  {
    name: 'one message, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) => `/admin/outbox/${(await firstOf(page, '/admin/outbox')).id}`,
  },
  { name: 'plans, for admins', isLikeOthers: true, account: 'admin', path: () => '/admin/recommendations' },
  {
    name: 'one plan, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) => `/admin/recommendations/${(await firstOf(page, '/admin/recommendations')).id}`,
  },
  {
    name: 'client journeys, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/recommendation-journeys',
  },
  { name: 'categories, for admins', isLikeOthers: true, account: 'admin', path: () => '/admin/categories' },
  {
    name: 'one category, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/categories/probiotics',
  },
  { name: 'seller, for admins', isLikeOthers: true, account: 'admin', path: () => '/admin/settings/seller' },
  {
    name: 'carriers, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/settings/carriers',
  },
  {
    name: 'one carrier, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/settings/carriers/nl-postnl-door?countryCode=NL',
  },
  {
    name: 'countries, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/settings/countries',
  },
  {
    name: 'one country, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/settings/countries/NL',
  },
  {
    name: 'one VAT rate, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) =>
      `/admin/settings/vat-rates/${(await firstOf(page, '/admin/vat-rates?countryCode=NL')).id}?countryCode=NL`,
  },
  {
    name: 'one exchange rate, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) =>
      `/admin/settings/exchange-rates/${(await firstOf(page, '/admin/exchange-rates')).id}`,
  },
  {
    name: 'feature flags, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/settings/feature-flags',
  },
  {
    name: 'template, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) =>
      `/admin/recommendations/${(await firstOf(page, '/admin/recommendations?isGlobalTemplate=true')).id}`,
  },
  { name: 'orders, for admins', account: 'admin', path: () => '/admin/orders' },
  {
    name: 'one order, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) => `/admin/orders/${(await firstOf(page, '/orders?status=Placed')).id}`,
  },
]
