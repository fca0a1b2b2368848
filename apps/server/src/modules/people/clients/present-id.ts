import type { FastifyRequest } from 'fastify'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../../app-type.ts'
import { presentClientId } from './data/client-link-queries.ts'

/** The client that a call of a practitioner names, also by the id of a file whose client joined meanwhile. */
export const presentId = ({ db }: App, req: FastifyRequest<{ Params: { id: string } }>): Promise<string> =>
  presentClientId(db, { practitionerId: signedIn(req).userId, clientId: req.params.id })
