import { profileSettings } from '@salvia/contract/people/settings'
import { userAdministration } from '@salvia/contract/people/users'
import { z } from 'zod'
import { notFound } from '#kernel/domain-error'
import { pictureTypes } from '#kernel/uploads/read-picture'
import { readUpload } from '#kernel/uploads/read-upload'
import type { App } from '../../../app-type.ts'
import { ownSubject, writableRecord } from '../subject.ts'
import { getUser } from '../users/data/user-queries.ts'
import { avatarFileKey, avatarName, avatarSizesOf, avatarUrl } from './avatar-address.ts'
import { removePicture, setPicture } from './use-cases/set-picture.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** Profile pictures at unguessable addresses; a new picture gets a new one. */
function servePictures(app: App): void {
  app.route({
    method: 'GET',
    url: '/images/people/:name',
    config: { access: 'public', isFile: true },
    schema: { params: z.strictObject({ name: z.string().regex(avatarName) }) },
    handler: async (req, reply) => {
      const picture = await app.services.files.get(avatarFileKey(req.params.name))
      if (!picture) throw notFound('file')
      return reply.type('image/webp').header('cache-control', FOREVER).send(picture)
    },
  })
}

/** Routes for setting, removing and serving profile pictures. */
export async function avatarRoutes(app: App) {
  const { now } = app
  servePictures(app)

  app.route({
    ...profileSettings.picture,
    handler: async (req) => {
      const upload = await readUpload(req, pictureTypes)
      const token = await setPicture(app, ownSubject(req), upload, now())
      return { profilePictureUrl: avatarUrl(token), sizes: avatarSizesOf(token) }
    },
  })

  app.route({
    ...profileSettings.deletePicture,
    handler: async (req, reply) => {
      await removePicture(app, ownSubject(req), now())
      return reply.code(204).send()
    },
  })

  app.route({
    ...userAdministration.picture,
    handler: async (req) => {
      const subject = await writableRecord(app.db, req, req.params.id)
      const upload = await readUpload(req, pictureTypes)
      await setPicture(app, subject, upload, now())
      return getUser(app, subject.userId, app.now())
    },
  })

  app.route({
    ...userAdministration.deletePicture,
    handler: async (req, reply) => {
      await removePicture(app, await writableRecord(app.db, req, req.params.id), now())
      return reply.code(204).send()
    },
  })
}
