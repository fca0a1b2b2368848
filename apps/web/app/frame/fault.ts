import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'

/** What an error says of why a page cannot be shown. */
export type Fault = {
  status: number | undefined
  code?: string | undefined
  message: string
  retryAfter: number | undefined
}

export const unknownFault: Fault = { status: undefined, message: '', retryAfter: undefined }

type Told = { code?: unknown; message?: unknown; title?: unknown; retryAfter?: unknown }

/** A refusal that came instead of a page's data is still the text that was sent. */
function parsed(data: unknown): Told | null {
  try {
    const told: unknown = typeof data === 'string' ? JSON.parse(data) : data
    return typeof told === 'object' ? told : null
  } catch {
    return null
  }
}

/** Reads an error that a route threw, or that came from the API. */
export function readFault(error: unknown): Fault {
  if (isRouteErrorResponse(error)) {
    const told = parsed(error.data)
    const message = String(told?.message ?? told?.title ?? error.statusText)
    const retryAfter = typeof told?.retryAfter === 'number' ? told.retryAfter : undefined
    const code = typeof told?.code === 'string' ? told.code : undefined
    return { status: error.status, code, message, retryAfter }
  }
  if (error instanceof ApiError)
    return { status: error.status, code: error.code, message: error.code, retryAfter: error.retryAfter }
  return { ...unknownFault, message: error instanceof Error ? error.message : '' }
}
