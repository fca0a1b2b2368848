import type { BrandChange, BrandInput } from '@salvia/contract/catalogue/admin-brands'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid, isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import type { CatalogueContext } from '../../catalogue-context.ts'
import { tokenOfImageUrl } from '../../pictures/image-address.ts'
import { removeImageFile } from '../../pictures/remove-image-file.ts'
import { brands, products } from '../../products/product-tables.ts'
import { refreshSearchDocument } from '../../search-documents/refresh-search-document.ts'
import { getAdminBrand } from '../data/admin-brand-queries.ts'
import { isSame } from '../data/product-columns.ts'

type Fields = Partial<typeof brands.$inferInsert>

/** An address without a scheme is prefixed with two slashes (docs/specification.md, section 5). */
const withSlashes = (url: string): string => (/^([a-z][a-z\d+.-]*:)?\/\//i.test(url) ? url : `//${url}`)

/** Only http and https, in any spelling: a link on a page must not execute anything. */
function readWebsite(url: string | null): string | null {
  if (url === null || url === '') return null
  const address = withSlashes(url)
  if (URL.canParse(address, 'https://salvia.example') && /^(https?:)?\/\//i.test(address)) return address
  throw invalid('word_unknown', 'This is no address of a website.', [
    { id: 'websiteUrl', error: 'word_unknown' },
  ])
}

function checkImage(imageUrl: string | null): void {
  if (imageUrl !== null && tokenOfImageUrl(imageUrl) === null)
    throw invalid('word_unknown', 'Upload the picture first.', [{ id: 'imageUrl', error: 'word_unknown' }])
}

function brandFields({ websiteUrl, ...rest }: Partial<BrandInput>): Fields {
  if (rest.imageUrl !== undefined) checkImage(rest.imageUrl)
  const fields = { ...rest, websiteUrl: websiteUrl === undefined ? undefined : readWebsite(websiteUrl) }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

async function checkName(tx: Db, name: string | undefined, brandId: string): Promise<void> {
  if (name === undefined) return
  await oneAtATime(tx, 'brand-names')
  const same = and(sql`lower(${brands.name}) = lower(${name})`, ne(brands.id, brandId))
  if ((await tx.$count(brands, same)) > 0) throw conflict('name_taken', 'Another brand has this name.')
}

/** Creates a brand and returns its id. Throws conflict if the name is taken, and invalid. */
export function createBrand(
  db: Db,
  { input, actorId }: { input: BrandInput; actorId: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const id = newId()
    await checkName(tx, input.name, id)
    await tx
      .insert(brands)
      .values({ ...brandFields(input), id, name: input.name, createdAt: now, updatedAt: now })
    const subject = { type: 'Brand', id }
    await recordAudit(tx, { event: 'BrandCreated', actorId, subject }, now)
    return id
  })
}

async function writeBrand(
  { tx, jobs }: { tx: Db } & Pick<CatalogueContext, 'jobs'>,
  { brandId, actorId, version }: BrandWriting,
  fields: Fields,
  now: Date,
): Promise<void> {
  const [brand] = await tx.select().from(brands).where(eq(brands.id, brandId)).for('update')
  if (!brand) throw notFound('brand')
  if (isOutdated(version, brand))
    throw new Outdated('Someone else saved this brand meanwhile.', await getAdminBrand(tx, brandId))
  await checkName(tx, fields.name, brandId)
  const changes = Object.entries(fields)
    .map(([field, to]) => ({ field, from: brand[field as keyof typeof brand], to }))
    .filter(({ from, to }) => !isSame(from, to))
  const subject = { type: 'Brand', id: brandId }
  await recordAudit(tx, { event: 'BrandChanged', actorId, subject, details: { changes } }, now)
  if (changes.length === 0) return
  await tx
    .update(brands)
    .set({ ...fields, version: brand.version + 1, updatedAt: now })
    .where(eq(brands.id, brandId))
  const isImageNew = fields.imageUrl !== undefined && fields.imageUrl !== brand.imageUrl
  if (isImageNew) await removeImageFile({ tx, jobs }, brand.imageUrl)
  if (fields.name === undefined || fields.name === brand.name) return
  const named = await tx.select({ id: products.id }).from(products).where(eq(products.brandId, brandId))
  await refreshSearchDocument(
    tx,
    named.map(({ id }) => id),
  )
}

export type BrandWriting = { brandId: string; actorId: string; version?: number | undefined }

/**
 * Changes a brand; its products become searchable by the new name. Throws not-found, conflict if the name is taken,
 * invalid, and precondition with the current brand if someone else saved since `version` was read.
 */
export async function changeBrand(
  { db, jobs }: Pick<CatalogueContext, 'db' | 'jobs'>,
  writing: BrandWriting,
  change: BrandChange,
  now: Date,
): Promise<void> {
  const fields = brandFields(change)
  await db.transaction((tx) => writeBrand({ tx, jobs }, writing, fields, now))
}
