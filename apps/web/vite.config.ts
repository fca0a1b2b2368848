import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { type Sheet, styleSheets } from './vite/style-sheets.ts'
import { themeVariables } from './vite/theme-variables.ts'

/** Packages every page needs: admin packages must never end up in a visitor's chunk. */
const vendor = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  '@tanstack/react-query',
  '@tanstack/query-core',
]

/**
 * The root and its imports are on every page, and so is what asks whether it is live, and what previews read, of which a
 * browser has next to nothing: one chunk instead of thirty.
 */
const isFrame = (id: string) => /\/app\/(?:root\.tsx|startup\/use-is-live|seo\/social-preview)/.test(id)

/** Small rules and messages shared by most pages: one chunk instead of eleven. */
const isSmallRule = (id: string) =>
  /\/contract\/src\/durations\.|\/rules\/src\/(?:money\/|(?:cart\/business-|format\/)days\.|people\/(?:address|full-name|postal-code)\.|plans\/thousandths\.)|\/messages\/(?:plan_(?:arrives|total|add_to_cart|you_save)|packs_count|products_count|common_change)\./.test(
    id,
  )

/** Product-list components: one chunk instead of three. */
const isListed = (id: string) =>
  /\/app\/ui\/(?:status|stock-status)\.|\/src\/words\/catalogue\.|\/product\/stock-status\.|\/messages\/plan_not_shippable/.test(
    id,
  )

/** Words of addresses: one chunk instead of ten. */
const isAddressWord = (id: string) => /\/messages\/(?:address_|person_(?:billing|phone))/.test(id)

/** Words of most forms of visitors. */
const isVisitorFormWord = (id: string) =>
  /\/messages\/(?:person_(?:first_name|last_name|country)|form_(?:kept|optional|required)|errors_validationerrors1)\./.test(
    id,
  )

/** What the client's plan shares with its parts below the fold and with templates: one chunk instead of three. */
const isClientPlan = (id: string) =>
  /\/plans\/client\/(?:plan-page|product-choice)\.module\.|\/messages\/(?:plan_(?:supplement_notice|note_personal|recommended_by)|client_plan_news)\./.test(
    id,
  )

/** Words of a practitioner's own plans, which no visitor reads: one chunk instead of many, which the plan page names. */
const isOwnPlanWord = (id: string) =>
  /\/messages\/(?:plan_(?:invite_title|create_failed|code|copy|status_viewed|status_ordered|clients_none|clients_pages)|template_author|catalogue_plan_(?:clients|orders)|journey_[Ee]mail[Oo]pened2?|common_(?:guest|send_again|withdraw))\./.test(
    id,
  )

/** What counts the doses of a plan and says how long it lasts, which every page with one loads: one chunk instead of five. */
const isDose = (id: string) =>
  /\/rules\/src\/plans\/(?:dose-schedule|dose-calendar|duration-days)\.|\/plans\/(?:duration-words|client\/plan-duration)\./.test(
    id,
  )

/** Words of the administration's menu, which no visitor reads: one chunk instead of twenty, which every page names. */
const isAdminMenuWord = (id: string) => /\/messages\/menu_(?:admin|settings)_/.test(id)

/** Words of the checkout that other pages have alone: one chunk instead of six. */
const isCheckoutWord = (id: string) =>
  /\/messages\/(?:checkout_(?:payment|delivery|not_saved|back_to_cart|back_to_plan)|order_claim_share(?:_hint)?|refusal_place|privacy_policy)\./.test(
    id,
  )

/** Words of an order's pages: one chunk instead of seven. */
const isOrderWord = (id: string) =>
  /\/messages\/(?:payment_(?:expired|refunded)|common_(?:order_number|send_link)|checkout_balance_part|menu_my_orders|error_search_shop)\./.test(
    id,
  )

/** Parts of the frame that every page loads after its own scripts: one chunk instead of three. */
const isLateFrame = (id: string) =>
  /\/app\/(?:frame\/(?:offline-page|bars\.module)|forms\/open-question|ui\/alert-bar)\./.test(id)

/** Where a visitor last was and what their other tabs do, which every page follows late: one chunk instead of four. */
const isVisitFollowed = (id: string) =>
  /\/app\/(?:visit\/(?:last-visited|other-tabs)|frame\/follow-session)\.|\/rules\/src\/people\/landing-page\./.test(
    id,
  )

/** What the shop, a brand and a product have in common: one chunk instead of four. */
const isOfShop = (id: string) =>
  /\/rules\/src\/(?:comparison\/comparison-list|product\/unit-price)\.|\/app\/(?:features\/identity\/viewer-of|visit\/shown-price)\./.test(
    id,
  )

/** A pack's size and base price, which every page with packs writes: one chunk instead of four. */
const isPackPrice = (id: string) =>
  /\/app\/(?:shared\/(?:base-price|pack-size)|api\/delivery-formats-query)\.|\/rules\/src\/(?:format\/format-measures|product\/(?:base-price|pack-size))\.|\/messages\/product_per_(?:kilogram|litre)\./.test(
    id,
  )

/** What the product page shares with its parts below the fold and with admins and cards: one chunk instead of ten. */
const isOfProduct = (id: string) =>
  /\/catalogue\/(?:seen-store|product-page\.module)\.|\/ui\/resource-words\.|\/messages\/(?:product_(?:warnings|picture|allergens|expected|per_serving)|common_breadcrumb|catalogue_field_format)\./.test(
    id,
  )

/** A change of the cart, and for whom it is: one chunk instead of four. */
const isCartChange = (id: string) =>
  /\/app\/features\/cart\/(?:cart-changes|use-order-for|say-cart-refused)\.|\/messages\/cart_for_client\./.test(
    id,
  )

/** Every write: one chunk instead of two. */
const isCommand = (id: string) => /\/app\/api\/(?:single-flight|use-command)\./.test(id)

const isVendor = (id: string) => vendor.some((name) => id.includes(`/node_modules/${name}/`))

/** The frame, and the pages that explain the shop to strangers. */
const isOfSite = (path: string) =>
  /\/app\/(?:root|entry\.client|layouts\/(?:landing|default|default-wide|demo)|routes\/(?:not-found|public\/(?:language|landing|site-page|legal|pricing|faqs|status|demo|demo-client|demo-booked)))\.tsx$/.test(
    path,
  )

/** Shop, plan, checkout and signing in. */
const isOfOffer = (path: string) =>
  /\/app\/(?:layouts\/(?:client|checkout)|routes\/(?:public|checkout|auth)\/[^/]+)\.tsx?$/.test(path)

/** Named `style`, as the bundler names the sheet of the root. */
const sheets: Sheet[] = [
  { name: 'style', isOf: isOfSite },
  { name: 'offer', isOf: isOfOffer },
  { name: 'account', isOf: () => true },
]

/** Compiling them takes as long as bundling the pages: a build takes what was generated for the types (`scripts/generate-when-stale.ts`). */
const areMessagesCompiled = process.env.MESSAGES === 'compiled'

/** Also when started from another folder. */
const inWeb = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ command }) => ({
  plugins: [
    !areMessagesCompiled &&
      paraglideVitePlugin({
        project: inWeb('project.inlang'),
        outdir: inWeb('app/paraglide'),
        outputStructure: 'message-modules',
        strategy: ['custom-visitor', 'baseLocale'],
        emitPrettierIgnore: false,
        emitReadme: false,
      }),
    themeVariables(),
    styleSheets(sheets),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: isVendor },
                { name: 'frame', test: isFrame },
                { name: 'rules', test: isSmallRule },
                { name: 'listed', test: isListed },
                { name: 'address-words', test: isAddressWord },
                { name: 'form-words', test: isVisitorFormWord },
                { name: 'client-plan', test: isClientPlan },
                { name: 'own-plan-words', test: isOwnPlanWord },
                { name: 'doses', test: isDose },
                { name: 'admin-menu-words', test: isAdminMenuWord },
                { name: 'checkout-words', test: isCheckoutWord },
                { name: 'order-words', test: isOrderWord },
                { name: 'late-frame', test: isLateFrame },
                { name: 'visit', test: isVisitFollowed },
                { name: 'pack-price', test: isPackPrice },
                { name: 'of-shop', test: isOfShop },
                { name: 'of-product', test: isOfProduct },
                { name: 'command', test: isCommand },
                { name: 'cart-change', test: isCartChange },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './app/server-entry.ts' } },
      // Packages within the build: reading them one by one takes a second of each start.
      resolve: { noExternal: command === 'build' ? true : [] },
    },
  },
  // Its one style sheet is parted by `styleSheets`.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Without it, all of an icon package's six thousand modules are read for the hundred in use: half of a build.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
}))
